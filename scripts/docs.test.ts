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
