import { cpus } from 'node:os'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly node: string
  readonly date: string
}

export function thisMachine(): Machine {
  const cores = cpus()
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
  }
}
