import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { linkKind } from '@quayside/contract/links/link.codes.ts'
import { linkKindsOf, linkPath, linksAtMost, mayShowPrices } from '@quayside/contract/links/link.rules.ts'
import type { MadeLink, ShareLinkSave } from '@quayside/contract/links/share-link.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken, newLinkToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { findAttachments } from '../../platform/files/attachments.ts'
import type { FileHolders } from '../../platform/files/file-holders.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { requireRoom } from '../../platform/records/require-room.ts'
import type { Call } from '../../platform/session/call.ts'
import { readNumber, requireSeen } from './linked-record.ts'

const checkKind = ({ entity, kind, showsPrices }: ShareLinkSave): Finding[] => [
  ...(linkKindsOf(entity).some((key) => linkKind.codes[key] === kind)
    ? []
    : [at('kind', 'shareLink.kindNotOffered')]),
  ...(isYes(showsPrices) && !mayShowPrices(entity, kind) ? [at('showsPrices', 'shareLink.noPrices')] : []),
]

/** Only files that stand at the record now can be shared. */
async function checkFiles(tx: Tx, companyId: string, body: ShareLinkSave): Promise<Finding[]> {
  const [attached] = await readWithin(tx)(
    findAttachments({ companyId, entity: body.entity, id: body.recordId }),
  )
  const own = new Set(attached.map((file) => file.file_id))
  return body.fileIds.flatMap((id, place) =>
    own.has(id) ? [] : [at(`fileIds.${place}`, 'shareLink.fileElsewhere')],
  )
}

const requireLinkRoom = (tx: Tx, companyId: string, { entity, recordId }: ShareLinkSave): Promise<void> =>
  requireRoom(tx, {
    scope: `share_link ${entity} ${recordId}`,
    rows: tx
      .selectFrom('share_link')
      .where('company_id', '=', companyId)
      .where('entity', '=', entity)
      .where('entity_id', '=', recordId)
      .where('deleted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', raw<string>`now()`),
    atMost: linksAtMost,
    full: () => refuse('shareLink.tooMany', { max: linksAtMost }),
  })

/** The secret leaves the server in this answer and is kept as its hash. */
export const makeLink =
  (holders: FileHolders) =>
  (call: Call, { body }: { body: ShareLinkSave }): Promise<MadeLink> =>
    call.write(async (tx) => {
      const { companyId, memberId, name } = call.principal
      const record = { entity: body.entity, id: body.recordId }
      await requireSeen(readWithin(tx), holders, call.principal, record)
      refuseIfAny([...checkKind(body), ...(await checkFiles(tx, companyId, body))])
      await requireLinkRoom(tx, companyId, body)
      const secret = newLinkToken()
      const made = await tx
        .insertInto('share_link')
        .values({
          company_id: companyId,
          secret_hash: hashToken(secret),
          kind: body.kind,
          entity: body.entity,
          entity_id: body.recordId,
          record_number: await readNumber(readWithin(tx), companyId, record),
          recipient: body.recipient,
          shows_prices: isYes(body.showsPrices),
          file_ids: [...new Set(body.fileIds)],
          created_by: memberId,
          created_name: name,
          expires_at: raw<string>`now() + make_interval(days => ${body.days})`,
        })
        .returning(['id', 'version', 'expires_at'])
        .executeTakeFirstOrThrow()
      await happened(
        tx,
        asCustomer(call.principal),
        { companyId, entity: 'shareLink', id: made.id },
        { transition: 'create', note: body.recipient },
      )
      const { id, version, expires_at: expiresAt } = made
      return { id, version, path: linkPath(body.kind, secret), expiresAt }
    })
