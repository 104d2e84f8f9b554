import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

/** Takes effect at once in every process: each transaction of a key begins with the question whether it works. */
export const revokeSystemKey = (call: Call, { params: { id } }: { params: { id: string } }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId, name } = call.principal
    const [locked] = await lockRecords(tx, 'system_key', [id], companyId)
    const key = getOrRefuse(locked)
    if (key.revoked_at !== null) throw refuse('systemKey.revoked')
    const saved = await writeSaved(
      tx,
      'system_key',
      { companyId, id },
      { revoked_at: raw<string>`now()`, revoked_name: name },
    )
    await happened(
      tx,
      asCustomer(call.principal),
      { companyId, entity: 'systemKey', id },
      { transition: 'revoke', note: key.name },
    )
    return saved
  })
