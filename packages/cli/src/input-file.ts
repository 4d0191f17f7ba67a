import { InputError } from '@sextant/engine'
import type { Io } from './io.ts'

/** What is at a path; an `InputError` says why that cannot be found out. */
export async function kindOf({ files }: Io, path: string): Promise<'file' | 'directory' | 'missing'> {
  try {
    return await files.kind(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be read: ${reason(error)}` }])
  }
}

/** Every file below a folder; an `InputError` says why they cannot be listed. */
export async function listFolder({ files }: Io, path: string): Promise<readonly string[]> {
  try {
    return await files.list(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be read: ${reason(error)}` }])
  }
}

/** Refuses a file that could not be written, before an hour is played for it. */
export async function expectOutput({ files }: Io, path: string): Promise<void> {
  try {
    await files.tryWriting(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be written: ${reason(error)}` }])
  }
}

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
  EPERM: 'permission is denied',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'its links lead in a circle',
  ERR_STRING_TOO_LONG: 'it is too large',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? error.message
}
