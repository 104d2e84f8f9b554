import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

/** The next request by its secret finds nothing. Its record need not be seen: ending access is always allowed. */
export const revokeLink = (call: Call, { params: { id } }: { params: { id: string } }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId, name } = call.principal
    const [locked] = await lockRecords(tx, 'share_link', [id], companyId)
    if (getOrRefuse(locked).revoked_at !== null) throw refuse('shareLink.ended')
    const saved = await writeSaved(
      tx,
      'share_link',
      { companyId, id },
      { revoked_at: raw<string>`now()`, revoked_name: name },
    )
    await happened(
      tx,
      asCustomer(call.principal),
      { companyId, entity: 'shareLink', id },
      { transition: 'revoke' },
    )
    return saved
  })
