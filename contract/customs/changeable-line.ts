import type { Amount } from '../kernel/money.ts'
import type { DeclarationLine } from './declaration.ts'

/** What of a line can be changed, as it is. */
export const changeableLine = (line: DeclarationLine) => ({
  id: line.id,
  hsCode: line.hsCode,
  inspectionCode: line.inspectionCode,
  name: line.name,
  elements: line.elements,
  origin: line.origin,
  qty: line.qty,
  value: line.value as Amount,
  firstQty: line.firstQty,
  secondQty: line.secondQty,
  netWeight: line.netWeight,
  grossWeight: line.grossWeight,
  dutyRate: line.dutyRate,
  vatRate: line.vatRate,
  consumptionRate: line.consumptionRate,
})
