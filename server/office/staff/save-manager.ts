import type { ManagerSave } from '@quayside/contract/office/staff.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'

type Input = { params: { id: string }; body: ManagerSave }

export const saveManager = (call: OfficeCall, { params, body }: Input): Promise<void> =>
  call.write(async (tx, note) => {
    note.companyId = params.id
    note.target = params.id
    await assignManager(tx, params.id, body.staffId)
  })

/** One account manager a company; without one its customers see the provider's support. */
export async function assignManager(tx: Tx, companyId: string, staffId: string | null): Promise<void> {
  getOrRefuse(
    await tx
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  )
  if (staffId === null) {
    await tx.deleteFrom('account_manager').where('company_id', '=', companyId).execute()
    return
  }
  getOrRefuse(
    await tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', staffId)
      .where('is_enabled', '=', true)
      .executeTakeFirst(),
  )
  await tx
    .insertInto('account_manager')
    .values({ company_id: companyId, staff_id: staffId })
    .onConflict((same) =>
      same.column('company_id').doUpdateSet({ staff_id: staffId, updated_at: raw<string>`now()` }),
    )
    .execute()
}
