import { changeableLine } from '@quayside/contract/customs/changeable-line.ts'
import { roundAmount } from '@quayside/contract/kernel/money.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { sumUpDeclaration } from './declaration-lines.ts'
import { readDeclaration } from './declarations.ts'
import { editLines } from './edit-lines.ts'
import type { DeclarationRow } from './order-declarations.ts'

/** Customs has amended a declaration that differed from the receipt: its lines have the quantities that came in. */
export async function adoptReceipt(tx: Tx, row: DeclarationRow): Promise<void> {
  const key = { companyId: row.company_id, id: row.id }
  const { lines, receiptDifferences } = await readDeclaration(readWithin(tx), key)
  const received = new Map(receiptDifferences.map((each) => [each.lineId, each.received]))
  const amended = lines.flatMap((line) => {
    const qty = received.get(line.id)
    // A line of which nothing came stays as it was declared: customs strikes it, and it is withdrawn or deleted.
    if (qty === undefined || new Big(qty).eq(0)) return []
    const share = new Big(qty).div(line.qty)
    const part = (value: string): string =>
      value === '' ? '' : new Big(value).times(share).round(4, Big.roundHalfUp).toFixed()
    return [
      {
        ...changeableLine(line),
        qty,
        value: roundAmount(new Big(line.value).times(share)),
        firstQty: part(line.firstQty),
        secondQty: part(line.secondQty),
        netWeight: part(line.netWeight),
        grossWeight: part(line.grossWeight),
      },
    ]
  })
  await editLines(tx, row, amended)
  await sumUpDeclaration(tx, key)
}
