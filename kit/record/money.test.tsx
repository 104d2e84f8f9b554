import type { Amount } from '@quayside/contract/kernel/money.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Money, UnitPrice } from './money.tsx'

const textOf = (element: React.ReactElement): string =>
  renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, '')

it('a space stands between a currency and its amount, where they are copied or read aloud', () => {
  expect(textOf(<Money value={'1200' as Amount} currency="USD" />)).toBe('USD 1,200.00')
  expect(textOf(<UnitPrice value="0.1825" currency="USD" />)).toBe('USD 0.1825')
})
