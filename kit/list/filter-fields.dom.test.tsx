import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { findPhrases, loadPhrases } from '@quayside/phrases/load.ts'
import { Children } from 'react'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { drawnForEach } from '../page/drawn.testing.tsx'
import { useFilterFields } from './filter-fields.tsx'
import { FilterForm } from './filter-form.tsx'
import { type FilterTable, filterNames } from './list-filters.ts'

type Query = {
  pageNum?: number
  keyword?: string
  source?: string
  supplierId?: string
  orderId?: string
  place?: string
  createdAtBegin?: string
  createdAtEnd?: string
}
const filters = {
  keyword: ['text', 240],
  source: recordSource,
  createdAt: 'days',
  supplierId: 'own',
  orderId: 'own',
  place: ['own', 150],
} as const satisfies FilterTable<Query>
const labels = (key: 'source' | 'createdAt' | 'place'): string => `label of ${key}`

function Sample() {
  const place = [{ value: '1', label: 'Kwai Chung' }]
  const own = { keyword: 'Number or name', supplierId: <i data-own="">supplier</i>, place }
  const fields = Children.toArray(useFilterFields(filters, labels, own))
  return (
    <FilterForm filters={{}} onChange={() => undefined} label="filters" fields={fields} folded={fields} />
  )
}

const render = drawnForEach()

describe('the filters of a list', () => {
  it('sets one parameter for each filter, and two for a range of days', () => {
    expect(filterNames(filters)).toEqual([
      'keyword',
      'source',
      'createdAtBegin',
      'createdAtEnd',
      'supplierId',
      'orderId',
      'place',
    ])
  })

  it('draws them in their order: the field labels them where the screen does not', async () => {
    await loadPhrases('zh-CN', ['kit', 'codes'])
    const messages = { kit: findPhrases('zh-CN', 'kit') ?? {}, codes: findPhrases('zh-CN', 'codes') ?? {} }
    render(
      <IntlProvider locale="zh-CN" messages={messages}>
        <Sample />
      </IntlProvider>,
    )
    const bar = document.querySelector('.q-filters-fields')
    const drawn = [...(bar?.querySelectorAll('input[aria-label], label, [data-own]') ?? [])]
    expect(drawn.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Number or name',
      'label of source',
      'label of source',
      'label of createdAt',
      'label of createdAt 起',
      'label of createdAt 止',
      'supplier',
      'label of place',
      'label of place',
    ])
  })

  it('refuses a parameter that the endpoint does not take, and a filter without a label', () => {
    // @ts-expect-error -- the endpoint takes no `brand`
    const unknown = { brand: 'text' } as const satisfies FilterTable<Query>
    const unlabelled = { keyword: 'text' } as const satisfies FilterTable<Query>
    // @ts-expect-error -- the record has no field `keyword`
    const draw = () => useFilterFields(unlabelled, labels, {})
    const chosen = { keyword: 'own' } as const satisfies FilterTable<Query>
    // @ts-expect-error -- choices alone are labelled by the record's field
    const choose = () => useFilterFields(chosen, labels, { keyword: [] })
    expect([unknown, draw, choose]).toHaveLength(3)
  })
})
