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
