import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Every tracked file and every untracked one that is not ignored, so that files before `git add` are checked too. */
export function listFiles(pattern: RegExp): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(join(root, file)))
}

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8')

const importPattern =
  /(?:^|\s)(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm

/** The imports of a file: our own as paths from the root (`contract/kernel/money.ts`), packages by name. */
export function importsOf(file: string): string[] {
  return [...readSource(file).matchAll(importPattern)].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    if (name.startsWith('.')) return relative(root, join(root, dirname(file), name))
    return name.replace(/^@quayside\//, '')
  })
}
