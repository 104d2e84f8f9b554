import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import type { RecordQuery } from '@quayside/contract/office/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw, type SelectQueryBuilder } from 'kysely'
import { containing, fromDay, untilDay } from '../../platform/records/list-page.ts'

export const sortColumns = {
  id: raw`r.id`,
  createdAt: raw`r.created_at`,
  updatedAt: raw`r.updated_at`,
  title: raw`company.name collate "zh-x-icu"`,
}

export type FoundRecords<R> = Promise<{ rows: R[]; total: number }>

/** What every list across companies is filtered by. */
export function narrowed<D, TB extends keyof D, O>(
  records: SelectQueryBuilder<D, TB, O>,
  query: Omit<RecordQuery, 'orderByColumn'>,
  states: CodeList,
  searched: (within: string) => ReturnType<typeof raw<boolean>>,
  alias = 'r',
): SelectQueryBuilder<D, TB, O> {
  let wanted = records
  if (query.keyword) wanted = wanted.where(searched(containing(query.keyword)))
  if (query.state !== undefined) {
    const code = states.codes[query.state]
    if (code === undefined) refuseIfAny([at('state', 'field.code')])
    wanted = wanted.where(raw<boolean>`${raw.ref(`${alias}.state`)} = ${code}`)
  }
  if (query.companyId)
    wanted = wanted.where(raw<boolean>`${raw.ref(`${alias}.company_id`)} = ${query.companyId}`)
  if (query.createdAtBegin)
    wanted = wanted.where(raw<boolean>`${raw.ref(`${alias}.created_at`)} >= ${fromDay(query.createdAtBegin)}`)
  if (query.createdAtEnd)
    wanted = wanted.where(raw<boolean>`${raw.ref(`${alias}.created_at`)} < ${untilDay(query.createdAtEnd)}`)
  return wanted
}

type Common = {
  id: string
  company_id: string
  company_name: string
  number: string
  is_waiting?: boolean
  created_at: string
  updated_at: string
}
/** What a row of every such list begins with. */
export const commonOf = (row: Common) => ({
  id: row.id,
  companyId: row.company_id,
  companyName: row.company_name,
  number: row.number,
  ...(row.is_waiting !== undefined && { isWaiting: row.is_waiting }),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
