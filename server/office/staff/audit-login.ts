import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { sql } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'

export const auditRow = (call: OpenCall, staffId: string | undefined, refusal?: RefusalCode) => ({
  actor: 'provider',
  actor_id: staffId ?? null,
  action: 'office login',
  target: refusal ?? null,
  address: call.address,
  reference: call.reference,
})

export async function auditRefusal(
  call: OpenCall,
  staffId: string | undefined,
  refusal: RefusalCode,
): Promise<void> {
  await call.platform.staff.run(
    sql
      .insertInto('audit_log')
      .values(auditRow(call, staffId, refusal))
      .compile(),
  )
}
