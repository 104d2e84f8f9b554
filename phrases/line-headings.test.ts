import { comparableHeading } from '@quayside/contract/kernel/comparable-heading.ts'
import { lineColumnKeys } from '@quayside/contract/orders/line-columns.ts'
import { expect, it } from 'vitest'
import { orderFields as english } from './en-US/orders/fields.ts'
import { lineHeadings } from './line-headings.ts'
import { orderFields as simplified } from './zh-CN/orders/fields.ts'
import { orderFields as traditional } from './zh-TW/orders/fields.ts'

it('no heading stands for two columns', () => {
  const owner = new Map<string, string>()
  for (const key of lineColumnKeys) {
    const own = [simplified, traditional, english].map((fields) => fields.orderLine[key])
    for (const heading of new Set([...lineHeadings[key], ...own].map(comparableHeading))) {
      expect(owner.get(heading), `${heading} is ${owner.get(heading)} and ${key}`).toBeUndefined()
      owner.set(heading, key)
    }
  }
})
