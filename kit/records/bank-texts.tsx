import type { ReactNode } from 'react'
import { TextField } from '../form/common-fields.tsx'
import type { ValueForm } from '../form/field.tsx'

const lengths = {
  accountName: 200,
  accountNumber: 60,
  bankName: 200,
  swiftCode: 11,
  bankAddress: 300,
} as const
export type BankText = keyof typeof lengths
type Own = { readonly isRequired?: boolean; readonly isWide?: boolean; readonly hint?: string }

/** Draws the texts of a bank account in a form; `nameOf` gives the names under which the form holds them. */
export const bankTextsOf =
  <K extends string>(
    form: ValueForm<K, string>,
    nameOf: (text: BankText) => K,
    label: (text: BankText) => string,
  ) =>
  (text: BankText, own: Own = {}): ReactNode => (
    <TextField form={form} name={nameOf(text)} label={label(text)} maxLength={lengths[text]} {...own} />
  )
