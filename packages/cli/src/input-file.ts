import { InputError, LIMITS, sizeInWords } from '@sextant/engine'
import type { Io } from './io.ts'

/** What is at a path; an `InputError` says why that cannot be found out. */
export async function kindOf({ files }: Io, path: string): Promise<'file' | 'directory' | 'missing'> {
  try {
    return await files.kind(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be read: ${reasonOf(error)}` }])
  }
}

/** Every file below a folder; an `InputError` says why they cannot be listed. */
export async function listFolder({ files }: Io, path: string): Promise<readonly string[]> {
  try {
    return await files.list(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be read: ${reasonOf(error)}` }])
  }
}

/** Refuses a file that could not be written, before an hour is played for it. */
export async function expectOutput({ files }: Io, path: string): Promise<void> {
  try {
    await files.tryWriting(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be written: ${reasonOf(error)}` }])
  }
}

/** The text of a file; an `InputError` says why there is none. */
export async function readInput({ files }: Io, path: string): Promise<string> {
  try {
    return await files.read(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be read: ${reasonOf(error)}` }])
  }
}

/** The bytes of a file; an `InputError` says why there are none. */
export async function readInputBytes({ files }: Io, path: string): Promise<Uint8Array> {
  try {
    return await files.readBytes(path)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be read: ${reasonOf(error)}` }])
  }
}

export async function writeOutput({ files }: Io, path: string, text: string): Promise<void> {
  try {
    await files.write(path, text)
  } catch (error) {
    throw new InputError(path, [{ path: '/', message: `cannot be written: ${reasonOf(error)}` }])
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
  ERR_FS_FILE_TOO_LARGE: `it is too large: more than ${sizeInWords(LIMITS.characters)}`,
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EDQUOT: 'the disk is full',
  EPIPE: 'nobody reads it any more',
  EMFILE: 'too many files are open',
  ERR_INVALID_ARG_VALUE: 'this is not a path',
}

/** Why the system refused something, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? error.message
}
