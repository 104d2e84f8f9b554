import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { AnyMachine } from '@quayside/contract/kernel/machine.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { kindOf } from '@quayside/contract/office/kinds.ts'
import type { RecordQuery, RecordRow } from '@quayside/contract/office/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing, fromDay, listPage, untilDay } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import type { ProviderEntity } from '../../provider/entity.ts'
import { linesOf } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

type Line = {
  id: string
  company_id: string
  number: string
  title: string
  state: CodeValue
  is_waiting: boolean
  created_at: string
  updated_at: string
}

/** A list across companies. */
export const listRecords =
  (entity: ProviderEntity) =>
  (call: OfficeCall, { query }: { query: RecordQuery }): Promise<{ rows: RecordRow[]; total: number }> => {
    const { machine } = kindOf(entity.kind)
    let records = sql
      .selectFrom(raw<Line>`(${linesOf(entity, isWaitingSql(entity, call.staff.permissions))})`.as('record'))
      .innerJoin('company', 'company.id', 'record.company_id')
      .selectAll('record')
      .select('company.name as company_name')
    if (query.keyword) {
      const pattern = containing(query.keyword)
      records = records.where(
        raw<boolean>`(record.title ilike ${pattern} or record.number ilike ${pattern} or company.name ilike ${pattern})`,
      )
    }
    if (query.state !== undefined) records = records.where('record.state', '=', codeOf(machine, query.state))
    if (query.companyId) records = records.where('record.company_id', '=', query.companyId)
    if (query.createdAtBegin)
      records = records.where('record.created_at', '>=', fromDay(query.createdAtBegin))
    if (query.createdAtEnd) records = records.where('record.created_at', '<', untilDay(query.createdAtEnd))
    const columns = {
      id: raw`record.id`,
      createdAt: raw`record.created_at`,
      updatedAt: raw`record.updated_at`,
      title: raw`record.title collate "zh-x-icu"`,
    }
    return listPage(call, records, query, columns, (row) => ({
      id: row.id,
      companyId: row.company_id,
      companyName: row.company_name,
      number: row.number,
      title: row.title,
      state: stateKey(machine, row.state),
      isWaiting: row.is_waiting,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }))
  }

function codeOf({ states }: AnyMachine, state: string): CodeValue {
  const { [state]: code } = states.codes
  if (code === undefined) refuseIfAny([at('state', 'field.code')])
  return code ?? ''
}
