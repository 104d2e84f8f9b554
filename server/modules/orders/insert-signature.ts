import type { ContractSigned } from '@quayside/contract/orders/contract-signing.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { contractDocumentOf, hashOf } from './contract-document.ts'
import type { ContractRows } from './contract-queries.ts'

/** Who signs, and when. */
type Signer = Acting & { readonly companyId: string; readonly at: Date }

/** Signs the order's current content and replaces a broken signature. */
export async function insertSignature(tx: Tx, signer: Signer, rows: ContractRows): Promise<ContractSigned> {
  const { companyId } = signer
  const { order } = rows
  const document = contractDocumentOf(rows)
  await tx
    .updateTable('order_contract')
    .set({ is_current: false })
    .where('company_id', '=', companyId)
    .where('order_id', '=', order.id)
    .where('is_current', '=', true)
    .execute()
  const signed = await tx
    .insertInto('order_contract')
    .values({
      company_id: companyId,
      order_id: order.id,
      document: JSON.stringify(document),
      hash: hashOf(document),
      terms_version: document.termsVersion,
      signer_id: signer.id ?? '',
      signer_name: signer.name,
      signed_at: signer.at.toISOString(),
      content: raw<Buffer>`app.order_content(${companyId}::bigint, ${order.id}::bigint)`,
    })
    .returning(['hash', 'signed_at', 'signer_name'])
    .executeTakeFirstOrThrow()
  await happened(
    tx,
    signer,
    { companyId, entity: 'order', ids: [order.id] },
    { transition: 'signContract', note: signed.hash },
  )
  return { id: order.id, hash: signed.hash, signedAt: signed.signed_at, signerName: signed.signer_name }
}
