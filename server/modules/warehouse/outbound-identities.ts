import type { Identities } from '@quayside/contract/kernel/record.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

export type SealedNumbers = { readonly pickup_id_sealed: string; readonly consignee_id_sealed: string }

export function outboundIdentities(row: SealedNumbers, personalData: PersonalData) {
  const opened = (sealed: string): string => (sealed === '' ? '' : personalData.open(sealed))
  return {
    pickupIdNumber: opened(row.pickup_id_sealed),
    consigneeIdNumber: opened(row.consignee_id_sealed),
  }
}

/** The numbers that a read shows masked. */
export async function readOutboundIdentities(
  read: Reader,
  personalData: PersonalData,
  { companyId, id }: { companyId: string; id: string },
) {
  const [rows] = await read(
    sql
      .selectFrom('outbound_order')
      .select(['pickup_id_sealed', 'consignee_id_sealed'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  )
  return outboundIdentities(getOrRefuse(rows[0]), personalData)
}

/** A write for the sake of its audit row. */
export const revealOutboundIdentities = (
  call: Call,
  { params }: { params: { id: string } },
): Promise<Identities> =>
  call.write((tx) =>
    readOutboundIdentities(readWithin(tx), call.platform.personalData, {
      companyId: call.principal.companyId,
      id: params.id,
    }),
  )
