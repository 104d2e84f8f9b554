import type { DictionaryEntry } from '@quayside/contract/rates/dictionary.ts'
import { describe, expect, it } from 'vitest'
import { attributeNames, findEntries } from './dictionary-search.ts'

const entry = (value: string, name: string, search: string, attributes = {}): DictionaryEntry => ({
  value,
  name,
  names: [name],
  search,
  group: null,
  attributes,
})
const entries = [
  entry('CN', 'China', '中国 zhongguo zg', { alpha3: 'CHN', customs: '142' }),
  entry('DE', 'Germany', '德国 deguo dg', { alpha3: 'DEU', customs: '304' }),
  entry('001', 'Unit (machine)', '台 tai t'),
]
const found = (keyword: string) => findEntries(entries, keyword).map(({ value }) => value)

describe('searching a dictionary', () => {
  it.each([
    ['de', ['DE']],
    ['germ', ['DE']],
    ['德国', ['DE']],
    ['deguo', ['DE']],
    ['zg', ['CN']],
    ['142', ['CN']],
    [' unit  MACH ', ['001']],
    ['china germany', []],
    ['', ['CN', 'DE', '001']],
  ])('finds by %j: %j', (keyword, values) => expect(found(keyword)).toEqual(values))

  it('names the further codes of a list once', () => {
    expect(attributeNames(entries)).toEqual(['alpha3', 'customs'])
  })
})
