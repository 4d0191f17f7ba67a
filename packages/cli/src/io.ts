import type { Readable, Writable } from 'node:stream'
import type { Watched } from '@sextant/bots'
import type { SeriesCampaign, SeriesGame, SeriesHelper } from '@sextant/lab'
import type { ColourDepth } from '@sextant/scene/terminal'
import type { CampaignsTask, MatchesTask } from './series-thread.ts'

/** 0 done, 1 a check failed or an action was refused, 2 wrong usage or unreadable input, 130 stopped by Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130

/** All that a command has of its surroundings, so that tests can run commands without a process. */
export interface Io {
  readonly args: readonly string[]
  out(text: string): void
  err(text: string): void
  /** The next line that was typed; nothing at the end of the input or after Ctrl-C. */
  ask(prompt: string): Promise<string | undefined>
  /** Input and output as streams, for a command that speaks a protocol instead of asking. */
  readonly streams: { readonly input: Readable; readonly output: Writable }
  /** From now on nothing that was typed before can be brought back, nor is it taken for an answer. */
  forgetTyped(): void
  /** Runs a job that Ctrl-C does not end: it hears of it and ends itself, with what it has. */
  interruptible<T>(job: (interruption: Interruption) => Promise<T>): Promise<T>
  readonly terminal: Terminal
  readonly files: Files
  /** What can be computed again. */
  readonly cache: Cache
  /** Milliseconds since some moment. */
  now(): number
  /** A text that nobody can guess. */
  freshSeed(): string
  /** Imports a module file; its exports. */
  importModule(path: string): Promise<unknown>
  /** Other threads that can play matches or campaigns of a series; left out where there are none. */
  readonly threads?: {
    /** How many run at once. */
    readonly count: number
    /** Until one has begun to play, in milliseconds. */
    readonly startMs: number
    playMatches(task: MatchesTask): SeriesHelper<SeriesGame>
    playCampaigns(task: CampaignsTask): SeriesHelper<SeriesCampaign>
  }
  /** Runs another Node program with this one's input and output, and waits for its end. */
  runNode(program: string, args: readonly string[]): Promise<number>
}

/** How a job hears of Ctrl-C. */
export interface Interruption {
  /** Asked between its parts. */
  stopped(): boolean | Promise<boolean>
  /** Runs a part that may take long; Ctrl-C gives it up in the middle. */
  readonly watched: Watched
  /** Resolves with Ctrl-C. */
  readonly interrupted: Promise<void>
}

export interface Terminal {
  /** Whether a person sees what is written, and whether one types what is read. */
  readonly seen: boolean
  readonly typed: boolean
  /** Whether progress can be drawn in place on the error stream. */
  readonly progress: boolean
  readonly columns: number
  /** The colours it has, when colours are wanted. */
  readonly depth: ColourDepth
  /** The person has asked all programs for no colour (https://no-color.org). */
  readonly noColour: boolean
}

/** Names have no folders in them. */
export interface Cache {
  /** Nothing where there is none, or where it cannot be read. */
  read(name: string): Promise<Uint8Array | undefined>
  /** Whole or not at all, even when the program is ended while it writes. */
  write(name: string, data: Uint8Array): Promise<void>
}

/** Paths are relative to the working directory. */
export interface Files {
  kind(path: string): Promise<'file' | 'directory' | 'missing'>
  /** Everything in a folder and the folders in it, as paths that can be read. */
  list(directory: string): Promise<readonly string[]>
  read(path: string): Promise<string>
  readBytes(path: string): Promise<Uint8Array>
  /** Makes the folders on the way where they are missing. */
  write(path: string, text: string): Promise<void>
  /** Rejects as `write` would; what is at the path stays as it is. */
  tryWriting(path: string): Promise<void>
}
