import { describe, expect, it } from 'vitest'
import { lotShares, lotStanding, withBalances } from './lot-balances.ts'

const lot = { onHand: '5750', reserved: '3000', blocked: '0' }
const movement = (onHand: string, reserved = '0', blocked = '0') => ({ onHand, reserved, blocked })

describe('the balances of a lot', () => {
  it('are counted back from what it has now, and agree with movements that begin at nothing', () => {
    const { rows, isWhole } = withBalances(lot, [
      movement('0', '3000'),
      movement('-250'),
      movement('-4500', '-4500'),
      movement('0', '4500'),
      movement('10500'),
    ])
    expect(rows.map(({ after }) => [after.onHand, after.reserved, after.available])).toEqual([
      ['5750', '3000', '2750'],
      ['5750', '0', '5750'],
      ['6000', '0', '6000'],
      ['10500', '4500', '6000'],
      ['10500', '0', '10500'],
    ])
    expect(isWhole).toBe(true)
  })

  it('are not whole when a movement is missing', () => {
    expect(withBalances(lot, [movement('0', '3000'), movement('5000')]).isWhole).toBe(false)
  })
})

describe('how a lot stands', () => {
  it.each([
    ['empty', movement('0')],
    ['blocked', movement('10', '2', '1')],
    ['reserved', movement('10', '10')],
    ['partlyReserved', movement('10', '2.5')],
    ['partlyReserved', movement('0.75', '0.5')],
    ['available', movement('0.5')],
    ['available', movement('10')],
  ])('%s', (standing, quantities) => expect(lotStanding(quantities)).toBe(standing))

  it('is drawn by its shares', () => {
    expect(lotShares(movement('8', '2', '1'))).toEqual({ reserved: 25, blocked: 12.5 })
    expect(lotShares(movement('0'))).toEqual({ reserved: 0, blocked: 0 })
  })
})
