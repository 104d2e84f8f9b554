import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/database.ts'
import { linesOf, selectedLines, storedCell } from './document-lines.ts'

const { toLine, toDraft } = linesOf('inbound_line', inboundLines)
const row = {
  id: '9',
  key: 'a',
  product_id: '3',
  order_line_id: null,
  model: 'M1',
  name: '',
  brand: '',
  origin: 'DE',
  unit: '',
  qty: '2.5',
  pallet_number: '',
  pallet_type: 1,
  pallets: '',
  lot_number: '',
  batch_number: '',
  date_code: '',
  produced_on: '',
  shelf_life_days: '',
  expires_on: '2027-01-01',
  packages: '',
  net_weight: '',
  gross_weight: '',
  volume: '',
  minimum_pack_quantity: '',
  remark: '',
  raw_cells: { volume: 'large' },
}

describe('a document’s lines in the database', () => {
  it('are selected as their columns, numbers without zeros at their end', () => {
    const { sql: text } = sql
      .selectFrom('inbound_line as l')
      .select(selectedLines('l', inboundLines))
      .compile()
    expect(text).toContain('"l"."product_id", "l"."order_line_id", "l"."model"')
    expect(text).toContain('"l"."raw_cells", coalesce(trim_scale("l"."qty")::text, \'\') as "qty"')
    expect(text).toContain('coalesce("l"."expires_on"::text, \'\') as "expires_on"')
  })

  it('are answered under the names of the contract', () => {
    expect(toLine(row)).toMatchObject({
      id: '9',
      productId: '3',
      palletType: 1,
      rawCells: { volume: 'large' },
    })
    expect(inboundLines.draft.parse(toDraft(row))).toEqual(toDraft(row))
    expect(toDraft(row)).not.toHaveProperty('id')
  })

  it('keep an empty number as none, an empty text as it is', () => {
    expect([storedCell('quantity', ''), storedCell('text', ''), storedCell('count', '0')]).toEqual([
      null,
      '',
      '0',
    ])
  })
})
