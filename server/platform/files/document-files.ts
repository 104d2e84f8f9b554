import type { Permission } from '@quayside/contract/permissions.ts'
import { sql } from '../database/database.ts'
import { asRecord, type RecordTable } from '../records/record-table.ts'
import { isAllowed } from '../session/require-access.ts'
import type { FileHolder } from './file-holders.ts'

/** Files of documents: those who may list such a document see them, those who may save one attach them. */
export const documentFiles = (
  table: RecordTable,
  may: { readonly see: Permission; readonly attach: Permission },
): FileHolder => ({
  find: (companyId, id) =>
    sql
      .selectFrom(asRecord(table))
      .select('id as kind')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  maySee: (principal) => isAllowed(principal, may.see),
  mayAttach: (principal) => isAllowed(principal, may.attach),
})
