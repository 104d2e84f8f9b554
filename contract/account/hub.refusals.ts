import type { RefusalTable } from '../kernel/refusal.ts'

/** What the rules of a company's bank accounts, contacts, addresses, changes of its information and saved views refuse. */
export const hubRefusals = {
  'bankAccount.format': { answer: 400 },
  'bankAccount.countryUnknown': { answer: 400 },
  'bankAccount.numberTaken': { answer: 400 },
  'contact.mobile': { answer: 400 },
  'contact.qq': { answer: 400 },
  'contact.phoneMissing': { answer: 400 },
  'contact.pickupMobileMissing': { answer: 400 },
  'contact.pickupIdMissing': { answer: 400 },
  'address.regionUnknown': { answer: 400 },
  'address.regionTooWide': { answer: 400 },
  'companyChange.pending': { answer: 409 },
  'savedView.nameTaken': { answer: 409 },
  'savedView.notYours': { answer: 409 },
} as const satisfies RefusalTable
