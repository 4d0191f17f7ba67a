// What has changed since a commit, committed or not.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from './setup.mjs'

/** Where this branch left the main one; on the main one, the last commit. */
export function usualBase() {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = git(['merge-base', 'HEAD', main])
    if (base.ok) return base.lines[0]?.slice(0, 10) ?? 'HEAD'
  }
  return 'HEAD'
}

/**
 * Paths from the root: all that changed, new files included, and those of them that are there.
 * @param {string} base
 * @returns {{ changed: string[], there: string[] }}
 */
export function changesSince(base) {
  const changed = git(['diff', '--name-only', '--no-renames', base])
  if (!changed.ok) fail(`git does not know what has changed since ${base}: ${changed.error}`)
  const added = git(['ls-files', '--others', '--exclude-standard'])
  const paths = [...new Set([...changed.lines, ...added.lines])]
  return { changed: paths, there: paths.filter(path => existsSync(join(root, path))) }
}

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return {
    ok: status === 0,
    lines: (stdout ?? '').split('\n').filter(line => line !== ''),
    error: (stderr ?? '').trim(),
  }
}
