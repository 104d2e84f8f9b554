import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles, readSource, root } from './sources.ts'

const pages = listFiles(/\.md$/)
const ours = /^(?:contract|phrases|db|server|kit|web|office|e2e|bench|docs|scripts|\.ci)\//

/** Paths in `code` and in [links](…); patterns such as <module> or *.ts are not paths. */
function pathsIn(page: string): string[] {
  const text = readSource(page)
  const coded = [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => ours.test(path))
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => !/^[a-z]+:/.test(path))
    .map((path) => join(dirname(page), path))
  return [...coded, ...linked].filter((path) => !/[<>*{}…]|NNNN/.test(path))
}

describe('the documentation', () => {
  it.each(pages)('%s names only paths that exist', (page) => {
    expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('names paths at all', () => {
    expect(pages.flatMap((page) => pathsIn(page)).length).toBeGreaterThan(20)
  })
})

const guides = pages.filter((page) => page.startsWith('docs/adding/'))

/** The blocks of code that name their file, and those of their parts (a line `…` is between two) that it lacks. */
const quoted = (page: string): { path: string; lacking: string[] }[] =>
  [...readSource(page).matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', code = '']) => {
    const source = readSource(path)
    return { path, lacking: code.split(/^…\n/m).filter((part) => !source.includes(part)) }
  })

/** Names in `code` that could be those of functions, types and properties. */
const namesIn = (page: string): Set<string> =>
  new Set(
    [...readSource(page).matchAll(/`([A-Za-z]+[a-z][A-Z]\w*)(?:\(.*?\))?`/g)].map((match) => match[1] ?? ''),
  )

describe('how to add a document', () => {
  it.each(guides)('%s shows code as its files have it', (page) => {
    expect(quoted(page).filter(({ lacking }) => lacking.length > 0)).toEqual([])
  })

  it('shows code of many files', () => {
    expect(new Set(guides.flatMap((page) => quoted(page)).map(({ path }) => path)).size).toBeGreaterThan(10)
  })

  it('names only what the sources have', () => {
    const words = new Set(
      listFiles(/^(contract|phrases|db|server|kit|web|office)\/.*\.(tsx?|sql)$/).flatMap(
        (file) => readSource(file).match(/\w+/g) ?? [],
      ),
    )
    const names = [...guides, 'CONTRIBUTING.md', 'ARCHITECTURE.md'].flatMap((page) => [...namesIn(page)])
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })
})
