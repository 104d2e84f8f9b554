import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { quoteTransitions, unlessQuoteIsOpen } from './filing-quote.ts'
import { labelLines } from './label-line.ts'
import { checkLabelDays, checkLabelOrder, checkLabelPicture } from './label-order.rules.ts'

const line = {
  ...labelLines.emptyLine('a'),
  productName: 'Tea',
  ingredients: 'Leaves',
  packageImage: '1',
  certificate: '2',
  nutrients: '3',
}

describe('a label order', () => {
  it('has at least one product', () => {
    expect(foundBy(checkLabelOrder({ lines: [] }))).toEqual(['lines labelOrder.noLines'])
    expect(checkLabelOrder({ lines: [line] })).toEqual([])
  })

  it.each([
    ['productName', ''],
    ['ingredients', ''],
    ['packageImage', null],
    ['certificate', null],
    ['nutrients', null],
  ])('§5: needs %s of each product', (name, value) => {
    expect(foundBy(checkLabelOrder({ lines: [line, { ...line, [name]: value }] }))).toEqual([
      `lines.1.${name} labelOrder.${name}`,
    ])
  })

  it('is wanted within a year from now, in a draft too', () => {
    expect(checkLabelDays({ wantedOn: null }, '2026-11-19')).toEqual([])
    expect(checkLabelDays({ wantedOn: '2027-11-20' }, '2026-11-19')).toHaveLength(1)
  })

  it('has pictures or PDFs, which are looked at beside each other', () => {
    expect(['image/png', 'application/pdf'].flatMap((mime) => checkLabelPicture('file', mime))).toEqual([])
    expect(foundBy(checkLabelPicture('file', 'application/zip'))).toEqual(['file labelOrder.notPicture'])
  })
})

describe('the price of a filing', () => {
  const quotes = ['none', 'quoted', 'accepted', 'declined'] as const
  const steps = quoteTransitions(['submitted'])
  const openIn = (name: string) => {
    const step = steps.find((each) => each.name === name)
    return quotes.filter((quote) => step?.when({ quote }) === undefined)
  }

  it('may be quoted again until the customer accepted it', () => {
    expect(openIn('quoteFee')).toEqual(['none', 'quoted', 'declined'])
  })

  it('is accepted or declined while it is open', () => {
    expect([openIn('acceptFee'), openIn('declineFee')]).toEqual([['quoted'], ['quoted']])
  })

  it('is accepted, or there is none, before the filing ends', () => {
    expect(quotes.filter((quote) => unlessQuoteIsOpen({ quote }) === undefined)).toEqual(['none', 'accepted'])
  })
})
