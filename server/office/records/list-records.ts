import type { RecordQuery, RecordRow } from '@quayside/contract/office/record.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import type { ProviderEntity } from '../../provider/entity.ts'
import { officeLines, officeSort, toOfficeRow } from '../../provider/office-list.ts'
import type { OfficeCall } from '../office-call.ts'

/** A list across companies. */
export const listRecords = (entity: ProviderEntity) => {
  const sort = officeSort(entity)
  const toRow = toOfficeRow(entity)
  return (
    call: OfficeCall,
    { query }: { query: RecordQuery },
  ): Promise<{ rows: RecordRow[]; total: number }> => {
    const isWaiting = isWaitingSql(entity, call.staff.permissions)
    const lines = officeLines(entity, query, { locale: call.locale, isWaiting })
    return listPage(call, sql.selectFrom(lines.as('record')).selectAll('record'), query, sort, toRow)
  }
}
