import * as z from 'zod/mini'
import { accountNumber, bankCountry } from '../kernel/bank-account.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, flag, flagCode, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant, requiredText, swift, text, version } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'

/** A line of the list of the company's own accounts; the account number is masked. */
export const BankAccount = z.object({
  id,
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
  bankCountry: z.string(),
  swiftCode: z.string(),
  currency: z.string(),
  isDefault: flagCode,
  createdAt: instant,
  updatedAt: instant,
})
export type BankAccount = z.infer<typeof BankAccount>

/** The record: the account number whole. */
export const BankAccountDetail = z.extend(BankAccount, {
  version: z.number(),
  timeline: z.array(TimelineEntry),
})
export type BankAccountDetail = z.infer<typeof BankAccountDetail>

export const BankAccountSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  accountName: requiredText(200),
  accountNumber,
  bankName: requiredText(200),
  bankAddress: z._default(text(300), ''),
  bankCountry,
  swiftCode: z._default(z.union([z.literal(''), swift]), ''),
  currency: code(currency),
  isDefault: z._default(flag, 0),
})
export type BankAccountSave = z.infer<typeof BankAccountSave>

export const BankAccountQuery = listQuery({
  filters: {
    /** Account name or bank, also by pinyin and initials; an account number only when it is whole. */
    keyword: z.optional(text(100)),
    currency: z.optional(code(currency)),
    isDefault: z.optional(flag),
    ...createdRange,
  },
  sortable: ['accountName', 'bankName', 'currency', 'createdAt', 'updatedAt'],
})
export type BankAccountQuery = z.infer<typeof BankAccountQuery>

export const bankAccountColumns = [
  'accountName',
  'accountNumber',
  'bankName',
  'bankAddress',
  'bankCountry',
  'swiftCode',
  'currency',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const
export type BankAccountColumn = (typeof bankAccountColumns)[number]
export const BankAccountExport = exportQuery(BankAccountQuery, bankAccountColumns)
export type BankAccountExport = z.infer<typeof BankAccountExport>

/** What a picker shows; the account number is masked. */
export const BankAccountOption = z.pick(BankAccount, {
  id: true,
  accountName: true,
  accountNumber: true,
  bankName: true,
  currency: true,
  isDefault: true,
})
export type BankAccountOption = z.infer<typeof BankAccountOption>
export const BankAccountOptionQuery = z.strictObject({
  keyword: z.optional(text(100)),
  currency: z.optional(code(currency)),
})
export type BankAccountOptionQuery = z.infer<typeof BankAccountOptionQuery>
