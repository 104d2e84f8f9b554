import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf } from './all-texts.testing.ts'
import { commonLabels as english } from './en-US/kernel/labels.ts'
import { labelsWith } from './labels.ts'
import { commonLabels as chinese } from './zh-CN/kernel/labels.ts'

describe('the labels of a record', () => {
  const labels = labelsWith({ state: 'Status', note: 'Note' })

  it('are the common ones unless it has its own', () => {
    expect(
      labels(
        { trip: ['state', 'note', 'days'] },
        { trip: { recordName: 'Trip', note: 'Hint', days: 'Days' } },
      ),
    ).toEqual({ trip: { recordName: 'Trip', state: 'Status', note: 'Hint', days: 'Days' } })
    // @ts-expect-error -- `days` has no common label
    labels({ trip: ['state', 'days'] as const }, { trip: { recordName: 'Trip' } })
    // @ts-expect-error -- a trip has no such field
    labels({ trip: ['state'] as const }, { trip: { recordName: 'Trip', sate: 'Status' } })
  })

  it.each([
    ['zh-CN', chinese],
    ['en-US', english],
  ] as const)('do not repeat a common one in %s', (locale, common: Readonly<Record<string, string>>) => {
    const repeated = filesOf(locale).flatMap((name) => {
      const text = readFileSync(join(import.meta.dirname, locale, name), 'utf8')
      const [, given = ''] = /= labels\(\w+, (\{[\s\S]*?\n\}\))/.exec(text) ?? []
      return [...given.matchAll(/(\w+): '(.*?)'/g)]
        .filter(([, key = '', label]) => common[key] === label)
        .map(([found]) => `${name}: ${found}`)
    })
    expect(repeated).toEqual([])
  })
})
