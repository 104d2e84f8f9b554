import { feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import { basisWord, feeUnit } from '@quayside/contract/finance/finance.codes.ts'
import { showBasis } from '@quayside/contract/finance/movement-names.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { codeText } from '../../platform/records/code-text.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Texts } from '../../platform/texts.ts'

/** Kinds of fees in a language, for files. */
export const findFeeNames = (locale: Locale) =>
  sql
    .selectFrom('dict_entry')
    .select(['value', raw<string>`names ->> ${locale}`.as('name')])
    .where('type', '=', feeKinds)

export async function readFeeNames(read: Reader, locale: Locale): Promise<(kind: string) => string> {
  const [rows] = await read(findFeeNames(locale))
  const names = new Map(rows.map(({ value, name }) => [value, name]))
  return (kind) => names.get(kind) ?? kind
}

export const basisText = (text: Texts, of: { readonly basis: string; readonly feeKind: string }): string =>
  showBasis(of.basis, of.feeKind, {
    unitName: (unit) => codeText(text, feeUnit, unit),
    atLeast: codeText(text, basisWord, basisWord.codes.atLeast),
  })

type Debt = {
  readonly kind: string
  readonly feeKind: string
  readonly basis: string
  readonly daysPastDue: number
}

/** Cells of a file of debts that its table of columns does not describe. */
export const debtCells = (text: Texts, feeName: (kind: string) => string) => ({
  kind: ({ kind, feeKind }: Debt) => (feeKind === '' ? text(`codes.itemKind.${kind}`) : feeName(feeKind)),
  basis: (debt: Debt) => basisText(text, debt),
  daysPastDue: ({ daysPastDue }: Debt) => String(daysPastDue),
})
