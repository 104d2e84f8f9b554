import * as z from 'zod/mini'
import { accountNumber, bankCountry } from '../kernel/bank-account.ts'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { maskAccount } from '../kernel/mask.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, detailShape, flag, savedKey } from '../kernel/record.ts'
import { code, optionalText, orEmpty, requiredText, swift, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'

/** The company's own accounts and its suppliers' have these alike; lists mask the account number. */
export const bankAccountColumns = {
  accountName: { kind: 'text', save: requiredText(200), sort: 'pinyin', width: 30 },
  /** Kept sealed. */
  accountNumber: { kind: 'text', save: accountNumber, isComputed: true, mask: maskAccount, width: 14 },
  bankName: { kind: 'text', save: requiredText(200), sort: 'pinyin', width: 30 },
  bankAddress: { kind: 'text', isLong: true, save: optionalText(300), width: 40 },
  bankCountry: { kind: 'text', dictionary: 1001, save: bankCountry, width: 10 },
  swiftCode: { kind: 'text', isCopied: true, save: orEmpty(swift), width: 14 },
  currency: { kind: 'text', save: code(currency), sort: 'plain', width: 8 },
  isDefault: { kind: 'flag', save: z._default(flag, 0), width: 8 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(bankAccountColumns)

export const BankAccount = z.object(shapes.row)
export type BankAccount = z.infer<typeof BankAccount>

export const BankAccountDetail = z.extend(BankAccount, detailShape)
export type BankAccountDetail = z.infer<typeof BankAccountDetail>

export const BankAccountSave = z.strictObject({ ...savedKey, ...shapes.save })
export type BankAccountSave = z.infer<typeof BankAccountSave>

export const BankAccountQuery = listQuery({
  filters: {
    /** Account name or bank, also by pinyin and initials; an account number only when it is whole. */
    keyword: z.optional(text(100)),
    currency: z.optional(code(currency)),
    isDefault: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type BankAccountQuery = z.infer<typeof BankAccountQuery>

export const BankAccountExport = exportQuery(BankAccountQuery, shapes.exported)
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
