import { describe, expect, it } from 'vitest'
import { countOf, fromCounts, judgeReceipt, type Line } from './receipt.ts'

const line = (id: string, qty = '100') =>
  ({ id, qty, model: `M-${id}`, producedOn: '', shelfLifeDays: '', expiresOn: '' }) as Line
const today = '2026-06-01'
const said = (reason: string) => ({ qty: '', reason, photos: [] })

describe('a receipt', () => {
  it('takes untouched lines as announced', () => {
    const judged = judgeReceipt([line('1'), line('2', '30')], {}, today)
    expect(judged).toMatchObject({ qty: '130', differing: 0 })
    expect(judged.wrong.size).toBe(0)
  })

  it('asks for a reason where the quantity differs, and counts short and over apart', () => {
    const receipt = {
      '1': { qty: '90', parts: {} },
      '2': { qty: '45', parts: { 1: said('Two reels more') } },
    }
    const judged = judgeReceipt([line('1'), line('2', '30')], receipt, today)
    expect(judged).toMatchObject({ qty: '135', differing: 2, short: '10', over: '15' })
    expect([...judged.wrong.keys()]).toEqual(['1'])
  })

  it('sends what is damaged beside what is short, and drops what no longer applies', () => {
    const entered = {
      qty: '90',
      parts: { 0: said('One reel missing'), 1: said('typed before'), 2: { ...said('Wet'), qty: '5' } },
    }
    expect(countOf(line('1'), entered)).toEqual({
      lineId: '1',
      qty: '90',
      differences: [
        { kind: 0, qty: '0', reason: 'One reel missing', fileIds: [] },
        { kind: 2, qty: '5', reason: 'Wet', fileIds: [] },
      ],
    })
  })

  it('says that a quantity cannot be read', () => {
    expect(judgeReceipt([line('1')], { '1': { qty: '9o', parts: {} } }, today).wrong.get('1')?.code).toBe(
      'orderLine.quantity',
    )
  })

  it('sends days that were read from the goods, and counts lines that are expired', () => {
    const enter = (producedOn: string, expiresOn: string) =>
      judgeReceipt([line('1')], { '1': { qty: '', parts: {}, producedOn, expiresOn } }, today)
    expect(enter('2026-01-01', '2026-05-31')).toMatchObject({
      expired: 1,
      lines: [{ producedOn: '2026-01-01', expiresOn: '2026-05-31' }],
    })
    expect(enter('', '2026-06-01')).toMatchObject({ expired: 0, lines: [{ producedOn: null }] })
    expect(enter('2026-05-02', '2026-05-01').wrong.get('1')?.code).toBe('field.dayTooEarly')
  })

  it('begins with what was counted at the door', () => {
    const differences = [{ kind: 0, qty: '0', reason: 'short', fileIds: ['7'] }]
    const receipt = fromCounts([line('1')], [{ lineId: '1', qty: '90', differences, by: 'Luo', at: '' }])
    expect(countOf(line('1'), receipt['1'] ?? { qty: '', parts: {} })).toEqual({
      lineId: '1',
      qty: '90',
      differences,
    })
  })
})
