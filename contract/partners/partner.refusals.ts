import type { RefusalTable } from '../kernel/refusal.ts'
import { supplierRefusals } from './supplier.refusals.ts'

/** Besides the machine's: what the rules of suppliers, their accounts and their addresses refuse. */
export const partnerRefusals = {
  ...supplierRefusals,
  'supplier.nameTaken': { answer: 400 },
  'supplier.licenceMissing': { answer: 400 },
  'supplier.invoicingDataMissing': { answer: 400 },
  'supplier.notSelected': { answer: 400 },
  'supplierAccount.numberTaken': { answer: 400 },
  'supplierAccount.swiftMissing': { answer: 400 },
  'supplierAddress.regionUnknown': { answer: 400 },
  'bankAccount.format': { answer: 400 },
  'bankAccount.countryUnknown': { answer: 400 },
} as const satisfies RefusalTable
