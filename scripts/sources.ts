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

interface Import {
  /** Ours as a path from the root (`contract/kernel/money.ts`), a package by its name. */
  target: string
  /** What is taken of it; '*' for all of it, as with `import()`. */
  names: readonly string[]
  isLater: boolean
}

const importPattern =
  /(?:^|\s)(?:import|export)\s([^'"`;]*?)from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm

function namesIn(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause)
  if (clause.includes('*')) return ['*']
  const named = (braces?.[1] ?? '').split(',').map((part) => part.trim().replace(/^type\s+/, ''))
  const whole = clause.replace(/\{[^}]*\}/, '').replace(/^type\s/, '')
  return [
    ...named.flatMap((part) => part.split(/\s+as\s+/)[0] || []),
    ...(/\w/.test(whole) ? ['default'] : []),
  ]
}

export function importsWithNames(file: string): Import[] {
  return [...readSource(file).matchAll(importPattern)].map(([, clause = '', from, lazy, bare]) => {
    const name = from ?? lazy ?? bare ?? ''
    return {
      target: name.startsWith('.')
        ? relative(root, join(root, dirname(file), name))
        : name.replace(/^@quayside\//, ''),
      names: lazy === undefined ? namesIn(clause) : ['*'],
      isLater: lazy !== undefined,
    }
  })
}

/** What a file imports, ours as paths from the root, packages by their name. */
export const importsOf = (file: string): string[] => importsWithNames(file).map(({ target }) => target)

/** The packages that a file imports, ours among them, without Node's own modules: `@quayside/contract`, `zod`. */
export const packagesOf = (file: string): string[] => packagesIn(readSource(file))

/** Without those of which it imports types alone. */
export const packagesLoadedBy = (file: string): string[] =>
  packagesIn(readSource(file).replaceAll(/^(?:import|export) type [^'"`;]*?from\s*['"][^'"]+['"]/gm, ''))

const packagesIn = (source: string): string[] =>
  [...source.matchAll(importPattern)].flatMap(([, , from, lazy, bare]) => {
    const name = from ?? lazy ?? bare ?? ''
    if (!/^(@[\w.-]+\/)?[a-z][\w.-]*(\/|$)/.test(name)) return []
    return name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')
  })
