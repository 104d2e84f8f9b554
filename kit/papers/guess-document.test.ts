import { expect, it } from 'vitest'
import { guessDocument } from './guess-document.ts'

it('knows a paper by its title', () => {
  expect(guessDocument(['Helvia', 'COMMERCIAL INVOICE'])).toBe('commercial-invoice')
  expect(guessDocument(['装箱单', '发票号 1'])).toBe('packing-list')
  expect(guessDocument(['Offer'])).toBeUndefined()
})
