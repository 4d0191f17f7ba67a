import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Matches between bots take longest. Begun last, one of them would keep a core busy while the others wait. */
const LONG = /\/games\/[^/]+\/test\/(.*\/)?(bot|admiral|strength|search|properties|game)[^/]*\.test\.ts$/

/** In the usual order, which is longest first where times are known, but with what is long anyway at the front. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}
