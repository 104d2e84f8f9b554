import type { DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { DeclarationReview } from '@quayside/contract/office/customs.ts'

/** The header as it is, for a change of lines. */
export const headerOf = (declaration: DeclarationReview) => ({
  declarationNo: declaration.declarationNo,
  customsOffice: declaration.customsOffice,
  tradeMode: declaration.tradeMode,
  transportMode: declaration.transportMode,
  billOfLading: declaration.billOfLading,
  note: declaration.note,
})

/** What of a line can be changed, as it is. */
export const lineOf = (line: DeclarationLine) => ({
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
