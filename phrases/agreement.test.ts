import { describe, expect, it } from 'vitest'
import { agreement as english } from './en-US/public/agreement.ts'
import { agreement as simplified } from './zh-CN/public/agreement.ts'
import { agreement as traditional } from './zh-TW/public/agreement.ts'

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

function placeholdersByPath(texts: object, path = ''): [string, string[]][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, placeholders(value)] as [string, string[]]]
      : placeholdersByPath(value as object, `${path}${key}.`),
  )
}

describe('the service agreement', () => {
  it('states every commercial term in its articles, not only in the summary', () => {
    const body = JSON.stringify(simplified.articles)
    for (const term of ['agencyFee', 'receiptDays', 'vatDays', 'payoutDays', 'supplierDays'])
      expect(body).toContain(`{${term}}`)
  })

  it('puts the same figures into the same clauses in every language', () => {
    expect(placeholdersByPath(traditional)).toEqual(placeholdersByPath(simplified))
    expect(placeholdersByPath(english)).toEqual(placeholdersByPath(simplified))
  })

  it('numbers as many articles as it has', () => {
    for (const agreement of [simplified, traditional, english])
      expect(Object.keys(agreement.numbers)).toHaveLength(Object.keys(agreement.articles).length)
  })
})
