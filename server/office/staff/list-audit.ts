import type { Change } from '@quayside/contract/kernel/changes.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { auditRecord } from '@quayside/contract/office/audit.ts'
import { type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import type { AuditEntry, AuditQuery } from '@quayside/contract/office/staff.ts'
import { sql as raw } from 'kysely'
import type * as z from 'zod/mini'
import { sql } from '../../platform/database/database.ts'
import { containing, fromDay, listPage, untilDay } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import { recordNamesOf } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'
import { namesOfEntries } from './audit-names.ts'

const actors = ['customer', 'provider', 'system'] as const

type Entry = z.infer<typeof AuditEntry>
type Ref = NonNullable<ReturnType<typeof auditRecord>>
type Line = { kind: TaskKind; id: string; name: string }

/** Every record that the provider sees, by kind and number or title. */
const recordNames = raw<Line>`(${raw.join(
  taskKinds.map(
    (
      kind,
    ) => raw`select ${raw.lit(kind)} as kind, line.id, coalesce(nullif(line.number, ''), line.title) as name
      from (${recordNamesOf(providerEntities[kind])}) as line`,
  ),
  raw` union all `,
)})`

export async function listAudit(
  call: OfficeCall,
  { query }: { query: AuditQuery },
): Promise<{ rows: Entry[]; total: number }> {
  let entries = sql
    .selectFrom('audit_log')
    .leftJoin('company', 'company.id', 'audit_log.company_id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'audit_log.actor_id').on('audit_log.actor', '=', 'provider'),
    )
    .leftJoin('member', (join) =>
      join.onRef('member.id', '=', 'audit_log.actor_id').on('audit_log.actor', '=', 'customer'),
    )
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.actor',
      'audit_log.action',
      'audit_log.target',
      raw<Change[] | null>`audit_log.changes`.as('changes'),
      'audit_log.address',
      'audit_log.reference',
      raw<string>`coalesce(staff.name, member.name, '')`.as('actor_name'),
      raw<string>`coalesce(company.name, '')`.as('company_name'),
    ])
  if (query.actor) entries = entries.where('audit_log.actor', '=', query.actor)
  if (query.staffId)
    entries = entries
      .where('audit_log.actor', '=', 'provider')
      .where('audit_log.actor_id', '=', query.staffId)
  if (query.action) entries = entries.where('audit_log.action', 'ilike', containing(query.action))
  if (query.company) entries = entries.where('company.name', 'ilike', containing(query.company))
  if (query.record)
    entries = entries.where(
      raw<boolean>`exists (select from ${recordNames} as named where named.name ilike ${containing(query.record)}
        and (audit_log.target = named.kind || ' ' || named.id or audit_log.target like named.kind || ' ' || named.id || ' %'
          or (audit_log.target = named.id::text and audit_log.action like '%/' || named.kind || '/%')))`,
    )
  if (query.isSetting !== undefined && isYes(query.isSetting))
    entries = entries.where(raw<boolean>`audit_log.target like 'setting %'`)
  if (query.atBegin) entries = entries.where('audit_log.at', '>=', fromDay(query.atBegin))
  if (query.atEnd) entries = entries.where('audit_log.at', '<', untilDay(query.atEnd))
  const { rows, total } = await listPage(
    call,
    entries,
    query,
    { id: raw`audit_log.id`, at: raw`audit_log.at` },
    (row) => ({
      id: row.id,
      at: row.at,
      actor: actors.find((actor) => actor === row.actor) ?? 'system',
      actorName: row.actor_name,
      companyName: row.company_name,
      action: row.action,
      target: row.target ?? '',
      record: auditRecord(row.action, row.target ?? '') ?? null,
      changes: row.changes ?? [],
      address: row.address,
      reference: row.reference,
    }),
  )
  const names = await namesOf(
    call,
    rows.flatMap(({ record }) => record ?? []),
  )
  const abouts = await namesOfEntries(call, rows)
  return {
    total,
    rows: rows.map((row, place) => {
      const name = row.record && names.get(keyOf(row.record))
      return {
        ...row,
        record: row.record && name !== undefined ? { ...row.record, name: name ?? '' } : null,
        about: abouts[place] ?? '',
      }
    }),
  }
}

const keyOf = ({ kind, id }: Ref): string => `${kind} ${id}`

/** A record that the provider does not see, such as a draft, has no name here. */
async function namesOf(call: OfficeCall, refs: readonly Ref[]): Promise<ReadonlyMap<string, string>> {
  if (refs.length === 0) return new Map()
  const [rows] = await call.read(
    sql
      .selectFrom(recordNames.as('named'))
      .selectAll('named')
      .where(raw<boolean>`(named.kind, named.id) in (select * from unnest(${refs.map(({ kind }) => kind)}::text[],
        ${refs.map(({ id }) => id)}::bigint[]))`),
  )
  return new Map(rows.map((row) => [keyOf(row), row.name]))
}
