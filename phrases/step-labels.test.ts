import { describe, expect, it } from 'vitest'
import { leaves } from './all-texts.testing.ts'
import { kit as english } from './en-US/kit/kit.ts'
import * as inEnglish from './en-US/machines.ts'
import { kit as simplified } from './zh-CN/kit/kit.ts'
import * as inSimplified from './zh-CN/machines.ts'

describe.each([
  ['zh-CN', simplified.action.close, inSimplified],
  ['en-US', english.action.close, inEnglish],
])('the question before a step, in %s', (_locale, close, machines) => {
  const labels = leaves(machines).filter(([path]) => path.endsWith('.label'))

  it('has two buttons that begin with different words', () => {
    expect(labels.length).toBeGreaterThan(100)
    expect(labels.filter(([, label]) => label.startsWith(close))).toEqual([])
  })
})
