import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writtenTexts } from './all-texts.testing.ts'

const chinese = writtenTexts('zh-CN')
const english = writtenTexts('en-US')
const sources = readFileSync(join(import.meta.dirname, 'zh-CN/kernel/shared.ts'), 'utf8')
const tables = [...sources.matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, name = '']) => `kernel/${name}.ts `)

/** A text with its key, in both languages that are written. */
const entryOf = (path: string): string =>
  JSON.stringify([path.split('.').at(-1), chinese.get(path), english.get(path)])
const isShared = (path: string): boolean => tables.some((table) => path.startsWith(table))

it('a text that the shared tables have under its key stands only there', () => {
  const shared = new Set([...chinese.keys()].filter(isShared).map(entryOf))
  expect(shared.size).toBeGreaterThan(400)
  const repeated = [...chinese.keys()].filter((path) => !isShared(path) && shared.has(entryOf(path)))
  expect(repeated).toEqual([])
})

it('a text that stands in five places under one key is shared', () => {
  const places = Map.groupBy(chinese.keys(), entryOf)
  expect([...places.values()].filter((paths) => paths.length > 4)).toEqual([])
})
