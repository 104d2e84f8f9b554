import { expect, it } from 'vitest'
import { guideOf, routeAt, searchGuide, stepHere, wordOfLabel } from './guide.ts'

const guide = guideOf({
  'docs/guide/en-US/clerk/payment.md': `---
title: Payment application
routes: /toCopeWithApplication /paymentQuery
here: /toCopeWithApplication=1
words: exchange-rate, bank-charge
---

Pays a supplier abroad. See [debts](debts.md).

1. **Choose orders** One currency.
2. **Check exchange rate and bank fee** The **selling** rate.

Drafts cannot be paid.
`,
  'docs/guide/en-US/clerk/debts.md': `---
title: Debts
routes: /debtDetail
words: bank-charge
---

What is due.

1. **Look** At it.
`,
  'docs/guide/en-US/words.md': `| key | term | meaning |
|---|---|---|
| rate | Rate | A price. |
| exchange-rate | Exchange rate, FX rate | Fixed when you apply. |
| bank-charge | Bank fee | What banks charge. |
`,
})
const [payment] = guide.pages

it('reads a page: routes, terms, purpose, steps and what follows them', () => {
  expect(payment).toEqual({
    subject: 'payment',
    title: 'Payment application',
    routes: ['/toCopeWithApplication', '/paymentQuery'],
    here: { '/toCopeWithApplication': 1 },
    words: ['exchange-rate', 'bank-charge'],
    purpose: ['Pays a supplier abroad. See [debts](debts.md).'],
    steps: [
      { title: 'Choose orders', text: 'One currency.' },
      { title: 'Check exchange rate and bank fee', text: 'The **selling** rate.' },
    ],
    notes: ['Drafts cannot be paid.'],
  })
})

it('finds the term of a field by its label, the longest first', () => {
  expect(wordOfLabel(guide.words, '* Required Exchange rate')?.key).toBe('exchange-rate')
  expect(wordOfLabel(guide.words, 'fx rate (BOC)')?.key).toBe('exchange-rate')
  expect(wordOfLabel(guide.words, 'Remarks')).toBeUndefined()
})

it('says at which step somebody is: by the focused field, else by the page', () => {
  if (!payment) throw new Error('the page was not read')
  const word = wordOfLabel(guide.words, 'Bank fee')
  expect(stepHere(payment, '/toCopeWithApplication', undefined)).toBe(1)
  expect(stepHere(payment, '/toCopeWithApplication', word)).toBe(2)
  expect(stepHere(payment, '/paymentQuery', undefined)).toBeUndefined()
})

it('searches all pages and terms, titles first, and shows the place', () => {
  const found = searchGuide(guide, 'DEBTS')
  expect(found.pages.map(({ page }) => page.subject)).toEqual(['debts', 'payment'])
  expect(found.pages[1]?.excerpt).toContain('debts')
  expect(searchGuide(guide, 'banks').words.map(({ key }) => key)).toEqual(['bank-charge'])
  expect(searchGuide(guide, 'nothing of the kind')).toEqual({ words: [], pages: [] })
})

it('finds the page of a part that an address names before that of the path', () => {
  const parts = guideOf({
    'settings.md': '---\ntitle: Settings\nroutes: /settings\nwords: a\n---\n\nAll.\n',
    'landing.md': '---\ntitle: Landing\nroutes: /settings?subject=landing\nwords: a\n---\n\nPart.\n',
  })
  const at = (search: string): string => routeAt(parts, { path: '/settings', search })
  expect(at('?subject=landing&page=2')).toBe('/settings?subject=landing')
  expect(at('?subject=other')).toBe('/settings')
  expect(at('')).toBe('/settings')
  expect(routeAt(parts, { path: '/elsewhere', search: '?subject=landing' })).toBe('/elsewhere')
})
