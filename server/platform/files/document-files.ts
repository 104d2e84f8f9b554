import type { Permission } from '@quayside/contract/permissions.ts'
import { sql } from '../database/database.ts'
import { asCompanyRow, asRecord, type CompanyTable, type RecordTable } from '../records/record-table.ts'
import { isAllowed } from '../session/require-access.ts'
import type { FileHolder } from './file-holders.ts'

/** Who sees the files of a kind of record, and who attaches them: nobody, where only the provider does. */
type May = { readonly see: Permission; readonly attach?: Permission }

/** Files of records that are never removed. */
export const recordFiles = (table: CompanyTable, { see, attach }: May): FileHolder => ({
  find: (companyId, id) =>
    sql
      .selectFrom(asCompanyRow(table))
      .select('id as kind')
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  maySee: (principal) => isAllowed(principal, see),
  mayAttach: (principal) => attach !== undefined && isAllowed(principal, attach),
})

/** Files of documents: those who may list such a document see them, those who may save one attach them. */
export const documentFiles = (table: RecordTable, may: May): FileHolder => ({
  ...recordFiles(table, may),
  find: (companyId, id) =>
    sql
      .selectFrom(asRecord(table))
      .select('id as kind')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
})
