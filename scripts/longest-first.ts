import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Matches between bots take longest. Begun last, one of them would keep a core busy while the others wait. */
const LONG =
  /\/(games\/[^/]+\/test\/(.*\/)?(bot|admiral|strength|search|properties|game|campaign)|cli\/test\/bin)[^/]*\.test\.ts$/

/**
 * In the usual order, which is longest first where times are known, but with what is long anyway at the front. One project
 * after the other, as a worker that several files share is ended when the next file is of another project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    const first = [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
    // Projects with long files come first, so that what is left for the end is short.
    const projects = [...new Set(first.map(({ project }) => project))]
    return projects.flatMap(each => first.filter(({ project }) => project === each))
  }
}
