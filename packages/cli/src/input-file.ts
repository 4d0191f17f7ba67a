import { InputError } from '@sextant/engine'
import type { Io } from './io.ts'

/** The text of a file; an `InputError` says why there is none. */
export async function readInput({ files }: Io, path: string): Promise<string> {
  try {
    return await files.read(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be read: ${reason(error)}` }])
  }
}

export async function writeOutput({ files }: Io, path: string, text: string): Promise<void> {
  try {
    await files.write(path, text)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be written: ${reason(error)}` }])
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'part of the path is a file, not a folder',
  EACCES: 'permission is denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? error.message
}
