import { describe, expect, it } from 'vitest'
import { importsWithNames, listFiles, readSource } from './sources.ts'

const parts = 'contract|phrases|db|server|kit|web|office|e2e|bench|scripts|docs'
const readers = listFiles(new RegExp(`^(?:(?:${parts})/.*|[^/]+)\\.(?:tsx?|mjs)$`))
/** Generated files, and the generator, whose text contains the exports it writes. */
const written = /\.gen\.ts$|\.d\.ts$|^db\/generate-types/
const files = readers.filter((file) => /\.tsx?$/.test(file) && !written.test(file))

/** The contract of a module that has no server yet is ahead of its callers. */
const served = new Set(files.map((file) => /^server\/modules\/([^/]+)\//.exec(file)?.[1]))
const servedElsewhere = new Set(['kernel', 'office', 'gateway'])
function isAhead(file: string): boolean {
  const module = /^contract\/([^/]+)\//.exec(file)?.[1]
  return module !== undefined && !served.has(module) && !servedElsewhere.has(module)
}

const taken = new Map<string, Set<string>>()
for (const reader of readers)
  for (const { target, names } of importsWithNames(reader)) {
    const known = taken.get(target) ?? new Set()
    for (const name of names) known.add(name)
    taken.set(target, known)
  }

const declared =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|abstract class|class|type|interface|enum) (\w+)/gm

const unused = files.flatMap((file) => {
  const names = taken.get(file)
  if (names?.has('*') || isAhead(file)) return []
  return [...readSource(file).matchAll(declared)]
    .map(([, name = '']) => name)
    .filter((name) => !names?.has(name))
    .map((name) => `${file}: ${name}`)
})

describe('an export', () => {
  it('is found in a believable number of files', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(taken.get('scripts/sources.ts')).toContain('listFiles')
  })

  it('is imported by another file; what only its own file uses is not exported', () => {
    expect(unused).toEqual([])
  })
})
