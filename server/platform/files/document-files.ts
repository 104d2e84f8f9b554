import type { Permission } from '@quayside/contract/permissions.ts'
import { sql } from '../database/database.ts'
import { isAllowed } from '../session/require-access.ts'
import type { FileHolder } from './file-holders.ts'

type DocumentTable =
  | 'announced_transfer'
  | 'approval_order'
  | 'freight_enquiry'
  | 'freight_order'
  | 'inbound_order'
  | 'label_order'
  | 'outbound_order'
  | 'payment_application'
  | 'service_order'
  | 'supplier'

/** Files of documents: those who may list such a document see them, those who may save one attach them. */
export const documentFiles = (
  table: DocumentTable,
  may: { readonly see: Permission; readonly attach: Permission },
): FileHolder => ({
  find: (companyId, id) =>
    sql
      .selectFrom(table)
      .select('id as kind')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  maySee: (principal) => isAllowed(principal, may.see),
  mayAttach: (principal) => isAllowed(principal, may.attach),
})
