import type { DB } from '@quayside/db/types.gen.ts'
import type { Expression, Insertable } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Principal } from '../session/principal.ts'
import { asCustomer } from './acting.ts'
import { happened } from './happened.ts'

/** Tables with one row for each company. */
type SettingTable =
  | 'approval_rule'
  | 'expiry_setting'
  | 'landed_cost_basis'
  | 'login_rule'
  | 'statement_subscription'
type Values<N extends SettingTable> = {
  readonly [C in keyof Omit<Insertable<DB[N]>, 'company_id'>]:
    | Insertable<DB[N]>[C]
    | Expression<NonNullable<Insertable<DB[N]>[C]>>
}

/** Saves a setting of the whole company; `note` says in its timeline which, and how it is now. */
export async function saveSetting<N extends SettingTable>(
  tx: Tx,
  principal: Principal,
  setting: { readonly table: N; readonly values: Values<N>; readonly note: string },
): Promise<void> {
  const { companyId } = principal
  // Every such table has the column used here; the type names one of them.
  const table = setting.table as 'login_rule'
  const values = setting.values as Values<'login_rule'>
  await tx
    .insertInto(table)
    .values({ ...values, company_id: companyId })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
  await happened(
    tx,
    asCustomer(principal),
    { companyId, entity: 'company', ids: [companyId] },
    { transition: 'save', note: setting.note },
  )
}
