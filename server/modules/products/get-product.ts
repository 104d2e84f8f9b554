import type { ProductDetail } from '@quayside/contract/products/product.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { toProductIn } from './list-products.ts'
import { findProduct, productKey } from './product-queries.ts'
import { findOpenRequest } from './request-queries.ts'

export const getProduct = (call: Call, { params }: { params: { id: string } }): Promise<ProductDetail> =>
  readProduct(call.read, call, params.id)

/** The record as its screen shows it; also what a stale save is shown. */
export async function readProduct(read: Reader, call: Call, id: string): Promise<ProductDetail> {
  const { companyId } = call.principal
  const key = productKey(companyId, id)
  const [rows, requests, attachments, events] = await read(
    findProduct(companyId, id),
    findOpenRequest(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toProductIn(call.locale)(row),
    version: row.version,
    priceAudit: row.price_audit,
    classifiedAt: row.classified_at,
    openRequestId: requests[0]?.id ?? null,
    attachments: toAttachments(attachments),
    timeline: toTimeline(events),
  }
}

export const productFiles: FileHolder = {
  find: (companyId, id) =>
    sql
      .selectFrom('product')
      .select(raw<null>`null`.as('kind'))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  maySee: (principal) =>
    isAllowed(principal, 'product-goods-list') || isAllowed(principal, 'product-request-list'),
  mayAttach: (principal) => isAllowed(principal, 'product-goods-edit'),
}
