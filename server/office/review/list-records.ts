import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import { type AnyMachine, type Machine, nextSteps, stateKey } from '@quayside/contract/kernel/machine.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import type { RecordQuery, RecordRow } from '@quayside/contract/office/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing, fromDay, listPage, untilDay } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

type Listed = {
  id: string
  company_id: string
  number: string
  title: string
  state: string
  created_at: string
  updated_at: string
}

/** A list across companies. `rows` selects `id, company_id, number, title, state, created_at, updated_at`. */
export const listRecords =
  (machine: AnyMachine, rows: RawBuilder<unknown>) =>
  (call: OfficeCall, { query }: { query: RecordQuery }): Promise<{ rows: RecordRow[]; total: number }> => {
    let records = sql
      .selectFrom(raw<Listed>`(${rows})`.as('record'))
      .innerJoin('company', 'company.id', 'record.company_id')
      .select([
        'record.id',
        'record.company_id',
        'company.name as company_name',
        'record.number',
        'record.title',
        'record.state',
        'record.created_at',
        'record.updated_at',
      ])
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
      state: stateNameIn(machine, row.state),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }))
  }

function codeOf(machine: AnyMachine, state: string): string {
  const { [state]: code } = machine.states.codes as Record<string, CodeValue>
  if (code === undefined) refuseIfAny([at('state', 'field.code')])
  return String(code)
}

/** The name of a state that the database holds as a code, here read as text. */
export function stateNameIn(machine: AnyMachine, code: string): string {
  const value = machine.states.values.find((each: CodeValue) => String(each) === code)
  return value === undefined ? code : stateKey(machine, value)
}

/** The button row: what the machine allows the provider, and the roles allow this one of the staff. */
export const providerSteps = <S extends string, F, R extends string>(
  call: OfficeCall,
  record: { machine: Machine<S, F, R>; state: CodeValue; facts: F },
  access: Readonly<Record<string, StaffPermission>>,
): NextStep[] =>
  nextSteps(record.machine, {
    from: stateKey(record.machine, record.state),
    actor: 'provider',
    facts: record.facts,
  })
    .filter(({ name }) => {
      const permission = access[name]
      return permission !== undefined && call.staff.permissions.has(permission)
    })
    .map(({ name, to, needs }) => ({ name, to, needs: [...needs] }))
