import type { RefusalTable } from '../kernel/refusal.ts'
import { supplierRefusals } from './supplier.refusals.ts'

/** Besides the machine's: what the rules of suppliers, their accounts, their addresses and of customers refuse. */
export const partnerRefusals = {
  ...supplierRefusals,
  'supplier.nameTaken': { answer: 400 },
  'supplier.licenceMissing': { answer: 400 },
  'supplier.invoicingDataMissing': { answer: 400 },
  'supplier.notSelected': { answer: 400 },
  'supplierAccount.numberTaken': { answer: 400 },
  'supplierAccount.bankAddressMissing': { answer: 400 },
  'supplierAccount.swiftMissing': { answer: 400 },
  'supplierAddress.regionUnknown': { answer: 400 },
  'customer.chineseNameTaken': { answer: 400 },
  'customer.englishNameTaken': { answer: 400 },
  'customer.englishNameMissing': { answer: 400 },
  'customer.chineseNameMissing': { answer: 400 },
} as const satisfies RefusalTable
