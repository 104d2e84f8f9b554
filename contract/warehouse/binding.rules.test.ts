import { describe, expect, it } from 'vitest'
import { checkBinding } from './binding.rules.ts'

const lot = (place: number, model: string, qty: string) => ({ place, model, qty })

describe('a binding', () => {
  const lines = [
    { model: 'LM358', qty: '600' },
    { model: 'lm358', qty: '400' },
    { model: 'NE555', qty: '50' },
  ]

  it('takes what the lines of a model need together, from any number of lots', () => {
    expect(checkBinding([lot(0, 'LM358', '700'), lot(1, 'lm358 ', '300')], lines)).toEqual([])
    expect(checkBinding([lot(0, 'NE555', '20')], lines)).toEqual([])
  })

  it('is refused at the lot that goes beyond it, with what is still needed', () => {
    expect(checkBinding([lot(0, 'LM358', '700'), lot(1, 'LM358', '300.5')], lines)).toEqual([
      { path: 'lots.1.qty', code: 'order.lotNotNeeded', params: { model: 'LM358', needed: '300' } },
    ])
  })

  it('is refused for a model that no line has', () => {
    expect(checkBinding([lot(2, 'W25Q', '1')], lines)).toMatchObject([
      { path: 'lots.2.qty', params: { needed: '0' } },
    ])
  })
})
