import { emptyLine, type OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { describe, expect, it } from 'vitest'
import { emptyValues, headOf, valuesOf } from './order-form.values.ts'
import { orderRows } from './order-rows.ts'

const { filled: filledRows, pack: packRows, read: readLine, rowsOf, unpack: unpackRows } = orderRows

const lineOf = (cells: Partial<OrderLineDraft>): OrderLineDraft => ({ ...emptyLine('k1'), ...cells })

describe('lines of an order in the sheet', () => {
  it('keep their keys and hold only what is filled in', () => {
    const [row] = rowsOf([lineOf({ model: 'A', qty: '2', type: 0, productId: '7' })])
    expect(row).toEqual({ id: 'k1', cells: { model: 'A', qty: '2', type: '0', productId: '7' } })
  })

  it('are read back as the contract has them', () => {
    const line = { ...emptyLine('k1'), model: 'A', qty: '2', type: 3 as const, origin: 'CN' }
    const [row] = rowsOf([line])
    expect(row && readLine(row).line).toEqual(line)
    expect(row && readLine(row).faults).toEqual([])
  })

  it('name each cell that is of another type, and send it as it was typed', () => {
    const { input, faults } = readLine(newRow({ model: 'A', qty: 'many', price: '1,5', origin: '月球' }))
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['origin', 'field.code'],
      ['qty', 'orderLine.quantity'],
      ['price', 'orderLine.price'],
    ])
    expect(Object.keys(input)).toEqual(['key', 'model', 'rawCells'])
    expect(input['rawCells']).toEqual({ origin: '月球', qty: 'many', price: '1,5' })
  })

  it('come back from the server with what could not be read', () => {
    const [row] = rowsOf([lineOf({ model: 'A', rawCells: { qty: 'many' } })])
    expect(row).toEqual({ id: 'k1', cells: { model: 'A', qty: 'many' } })
  })

  it('survive the browser’s store, what could not be understood too', () => {
    const rows = [newRow({ model: 'A', qty: 'many' }), newRow({ remark: 'two\nlines' })]
    expect(unpackRows(JSON.parse(JSON.stringify(packRows(rows))) as string[][])).toEqual(rows)
  })

  it('leave rows out that hold nothing', () => {
    const filled = newRow({ model: 'A' })
    expect(filledRows([newRow(), filled, newRow({ model: '' })])).toEqual([filled])
  })
})

describe('the header of an order in the form', () => {
  it('is as the rules see it: nothing chosen is null, codes are numbers', () => {
    const values = { ...emptyValues('USD'), supplierId: '5', 'receiving.mode': '1', 'delivery.type': '0' }
    const head = headOf(values, 0)
    expect(head).toMatchObject({ supplierId: '5', customerId: null, currency: 'USD' })
    expect(head.receiving).toMatchObject({ mode: 1, supplierAddressId: null, phone: '' })
    expect(head.delivery).toMatchObject({ type: 0, addressId: null, isCustomsClearance: 0 })
  })

  it('comes back the same', () => {
    const values = {
      ...emptyValues('RMB'),
      contractNo: 'HT-1',
      'delivery.type': '2',
      'delivery.isCustomsClearance': '1',
    }
    const head = headOf(values, 3)
    expect(valuesOf({ ...head, attachments: [] } as never)).toEqual(values)
  })
})
