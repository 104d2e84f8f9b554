import { normalisedAccountNumber } from '@quayside/contract/kernel/bank-account.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Call } from '../session/call.ts'
import { by } from './filters.ts'
import { containing } from './list-page.ts'

/** Account numbers are kept sealed: a part of one cannot be searched, a whole one is found by its fingerprint. */

type WithNumber = { readonly account_number_sealed: string }

export const openedNumber = (call: Call, row: WithNumber): string =>
  call.platform.personalData.open(row.account_number_sealed)

export const sealedNumber = ({ platform: { personalData } }: Call, number: string) => ({
  account_number_sealed: personalData.seal(number),
  account_number_fingerprint: personalData.fingerprint(number),
})

/** A keyword that may also be a whole account number; `others` are further places where it may stand. */
export const keywordOrNumber = (call: Call, others = (_within: string) => raw<boolean>`false`) =>
  by.value(
    (typed: string) => {
      const number = normalisedAccountNumber(typed)
      return {
        within: containing(typed.toLowerCase()),
        fingerprints: number ? call.platform.personalData.fingerprintsToSearch(number) : [],
      }
    },
    ({ within, fingerprints }, alias) => raw`(${raw.ref(`${alias}.search`)} like ${within}
      or ${raw.ref(`${alias}.account_number_fingerprint`)} = any(${fingerprints}::text[])
      or ${others(within)})`,
  )

/** Also compares fingerprints under former keys, which the unique index does not cover. */
export async function isNumberTaken(
  tx: Tx,
  call: Call,
  table: 'bank_account' | 'supplier_account',
  body: { readonly id?: string | undefined; readonly accountNumber: string; readonly currency: string },
  supplierId?: string,
): Promise<boolean> {
  const fingerprints = call.platform.personalData.fingerprintsToSearch(body.accountNumber)
  const same = await tx
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', call.principal.companyId)
    .$if(supplierId !== undefined, (query) => query.where(raw<boolean>`supplier_id = ${supplierId}`))
    .where('currency', '=', body.currency)
    .where('id', '<>', body.id ?? '0')
    .where('account_number_fingerprint', '=', raw<string>`any(${fingerprints}::text[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return same !== undefined
}
