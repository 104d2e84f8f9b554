import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import { trimmedKinds } from '@quayside/contract/kernel/columns.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { kindOf } from '@quayside/contract/office/kinds.ts'
import { RecordQuery, RecordRow } from '@quayside/contract/office/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { columnOf, trimmedOf } from '../platform/records/columns.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../platform/records/list-page.ts'
import { masking } from '../platform/records/mask-columns.ts'
import { type OfficeList, type ProviderEntity, titleFor } from './entity.ts'
import { type SqlByName, selected } from './row-of.ts'

/** The office's lists of all kinds, made from their entities. `r` is the record, `owner` its company. */

type ListedRow = {
  readonly id: string
  readonly company_id: string
  readonly company_name: string
  readonly number: string
  readonly title: string
  readonly state: CodeValue
  readonly is_waiting: boolean
  readonly created_at: string
  readonly updated_at: string
}

/** Fields of the row besides those that every list has. */
const ownFields = ({ row }: OfficeList): string[] =>
  Object.keys(row.shape).filter((field) => !(field in RecordRow.shape))

const sqlOf = ({ columns, joined }: OfficeList, field: string): RawBuilder<unknown> => {
  const own = joined?.[field]
  if (own) return own
  const column = `r.${columnOf(field)}`
  const kind = columns[field]?.kind
  return kind && trimmedKinds.has(kind) ? trimmedOf(column) : raw.ref(column)
}

const fieldsOf = (list: OfficeList, locale: Locale): SqlByName => {
  const more = list.more?.(locale) ?? {}
  const fields = ownFields(list).filter((field) => list.computed?.[field] === undefined)
  return { ...Object.fromEntries(fields.map((field) => [field, sqlOf(list, field)])), ...more }
}

/** Those of the query that narrow the list of one kind alone. */
function ownConditions(list: OfficeList, query: object): RawBuilder<boolean>[] {
  const { columns, filters = {} } = list
  return Object.entries(query).flatMap(([field, value]) => {
    if (value === undefined || value === '' || field in RecordQuery.shape) return []
    const own = filters[field]
    if (own) return [own(value)]
    const given = columns[field]?.kind === 'flag' ? isYes(value) : value
    return [raw<boolean>`${list.joined?.[field] ?? raw.ref(`r.${columnOf(field)}`)} = ${given}`]
  })
}

function conditionsOf(entity: ProviderEntity, query: RecordQuery): RawBuilder<boolean>[] {
  const { number, title, office } = entity
  const all = [entity.visible, ...(office ? ownConditions(office, query) : [])]
  if (query.keyword) {
    const within = containing(query.keyword)
    const texts = [...(office?.searched ?? [number, title]), raw.ref('owner.name')]
    const lines = office?.searchedLines?.(within)
    const found = [...texts.map((text) => raw`${text} ilike ${within}`), ...(lines ? [lines] : [])]
    all.push(raw<boolean>`(${raw.join(found, raw` or `)})`)
  }
  if (query.state !== undefined) {
    const { [query.state]: code } = kindOf(entity.kind).machine.states.codes
    if (code === undefined) refuseIfAny([at('state', 'field.code')])
    all.push(raw<boolean>`${raw.ref(`r.${entity.state}`)} = ${code}`)
  }
  if (query.companyId) all.push(raw<boolean>`r.company_id = ${query.companyId}`)
  if (query.createdAtBegin) all.push(raw<boolean>`r.created_at >= ${fromDay(query.createdAtBegin)}`)
  if (query.createdAtEnd) all.push(raw<boolean>`r.created_at < ${untilDay(query.createdAtEnd)}`)
  return all
}

/** All lines that the query leaves, as a sub-select; what is not shown of it costs nothing. */
export function officeLines(
  entity: ProviderEntity,
  query: RecordQuery,
  reader: { readonly locale: Locale; readonly isWaiting: RawBuilder<boolean> },
): RawBuilder<ListedRow> {
  const { from, office } = entity
  const common = {
    id: raw`r.id`,
    companyId: raw`r.company_id`,
    companyName: raw`owner.name`,
    number: entity.number,
    title: office?.title ?? titleFor(entity, reader.locale),
    state: raw.ref(`r.${entity.state}`),
    isWaiting: reader.isWaiting,
    createdAt: raw`r.created_at`,
    updatedAt: raw`r.updated_at`,
  }
  const fields = { ...common, ...(office && fieldsOf(office, reader.locale)) }
  return raw<ListedRow>`(select ${selected(fields)} from ${from} join company owner on owner.id = r.company_id
    where ${raw.join(conditionsOf(entity, query), raw` and `)})`
}

const byName = (column: string) => raw`${raw.ref(column)} collate "zh-x-icu"`

type SortKey = NonNullable<RecordQuery['orderByColumn']>

export const officeSort = ({ office }: ProviderEntity): SortColumns<SortKey> => ({
  id: raw`record.id`,
  createdAt: raw`record.created_at`,
  updatedAt: raw`record.updated_at`,
  title: byName(office ? 'record.company_name' : 'record.title'),
  ...office?.sort,
})

/** A selected line as the list answers it. */
export function toOfficeRow({ kind, office }: ProviderEntity): (row: ListedRow) => RecordRow {
  const { machine } = kindOf(kind)
  const common = (row: ListedRow): RecordRow => ({
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    number: row.number,
    title: row.title,
    state: stateKey(machine, row.state),
    isWaiting: row.is_waiting,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  })
  if (!office) return common
  const { columns, computed = {} } = office
  const mask = masking(columns)
  const fields = ownFields(office).map((name) => ({
    name,
    column: columnOf(name),
    isFlag: columns[name]?.kind === 'flag',
    make: computed[name],
  }))
  return (row) => {
    const values: Readonly<Record<string, unknown>> = row
    const own = fields.map(({ name, column, isFlag, make }) => {
      const value = make ? make(values) : values[column]
      return [name, isFlag ? toFlag(value === true) : value]
    })
    return mask({ ...common(row), ...Object.fromEntries(own) })
  }
}
