import { comparableHeading } from '@quayside/contract/kernel/comparable-heading.ts'
import { countries } from '@quayside/db/seeds/reference/countries.ts'
import { packingKinds } from '@quayside/db/seeds/reference/packing-kinds.ts'
import { units } from '@quayside/db/seeds/reference/units.ts'
import { lineValues } from '@quayside/phrases/line-values.ts'
import { describe, expect, it } from 'vitest'

describe.each([countries, units, packingKinds])('what sheets write for dictionary $type', (dictionary) => {
  const values = Object.entries(lineValues[dictionary.type as 1001])

  it('is said of values that exist', () => {
    const known = new Set(dictionary.entries.map(({ value }) => value))
    expect(values.map(([value]) => value).filter((value) => !known.has(value))).toEqual([])
  })

  it('means one value each, and never another one’s own name', () => {
    const meant = new Map<string, string>()
    for (const { value, zhCN, zhTW, en } of dictionary.entries)
      for (const name of [value, zhCN, zhTW, en])
        if (!meant.has(name)) meant.set(comparableHeading(name), value)
    const twice: string[] = []
    for (const [value, words] of values)
      for (const word of words) {
        const before = meant.get(comparableHeading(word))
        if (before !== undefined && before !== value) twice.push(`${word}: ${before} and ${value}`)
        meant.set(comparableHeading(word), value)
      }
    expect(twice).toEqual([])
  })
})
