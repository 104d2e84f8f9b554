import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The settings of the README's table; NODE_ENV and NODE_COMPILE_CACHE are Node's own. */
const settings = new Set([
  ...[...read('README.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  ),
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
])

describe('what deploy/ sets', () => {
  it.each([
    [
      'compose.yaml',
      /^ {2}environment:\n([\s\S]*?)\n {2}depends_on/m,
      /^ {4}([A-Z_]+):/gm,
      'deploy/compose.yaml',
    ],
    ['the systemd unit', /^Environment=(.*)$/m, /([A-Z_]+)=/g, 'deploy/quayside.service'],
    ['the Dockerfile', /^ENV (.*)$/m, /([A-Z_]+)=/g, 'Dockerfile'],
  ] as const)('in %s are settings of the server', (_where, part, each, file) => {
    const given = [...(part.exec(read(file))?.[1] ?? '').matchAll(each)].map(([, name = '']) => name)
    expect(given.length).toBeGreaterThan(1)
    expect(given.filter((name) => !settings.has(name))).toEqual([])
  })

  it('in compose.yaml is asked for by .env.example, and nothing else is', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
    const named = [...read('deploy/.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(asked))
  })
})
