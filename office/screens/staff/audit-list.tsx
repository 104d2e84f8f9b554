import { auditParts } from '@quayside/contract/office/audit.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import type { Column } from '@quayside/kit/table.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { type AnswerOf, api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'

type Entry = AnswerOf<'GET office/online/audit/list'>['rows'][number]
const filterNames = ['record', 'actor', 'staffId', 'action', 'company', 'atBegin', 'atEnd'] as const
const actors = ['provider', 'customer', 'system'] as const

/** The calls of customers and staff; entries are never changed or removed. */
export function AuditList() {
  const t = useTranslations('officeStaff.audit')
  const pages = useTranslations('office.pages')
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'office.audit',
    entity: 'audit',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET office/online/audit/list', { query: list.query as object }, { signal }),
  })
  const subjects = useSubjects()
  const { data: accounts } = useQuery({
    queryKey: ['staff', 'names'],
    queryFn: () => api('GET office/online/staff/list', { query: { pageSize: 200 } }, { isQuiet: true }),
  })
  const staff = (accounts?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ListPage
      title={pages('audit')}
      table={table}
      filters={
        <>
          <FilterText name="record" label={t('record')} />
          <FilterSelect
            name="actor"
            label={t('actor')}
            options={actors.map((actor) => ({ value: actor, label: t(`actors.${actor}`) }))}
          />
          <FilterSelect name="staffId" label={t('staff')} options={staff} />
          <FilterText name="company" label={t('company')} />
          <FilterSelect name="action" label={t('subject')} options={subjects} />
          <FilterDates name="at" label={t('at')} />
        </>
      }
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

/** Names of calls and records are identifiers, not words of a language. */
const Technical = ({ children }: { children: string }) => (
  <span lang="zxx">
    <Code>{children}</Code>
  </span>
)

function useColumns(): readonly Column<Entry>[] {
  const t = useTranslations('officeStaff.audit')
  const words = useActionWords()
  return useMemo(
    () => [
      {
        key: 'at',
        title: t('at'),
        width: 160,
        isFirst: true,
        isSortable: true,
        cell: (row) => <DateText value={row.at} hasTime />,
      },
      { key: 'actor', title: t('actor'), width: 90, cell: (row) => t(`actors.${row.actor}`) },
      { key: 'actorName', title: t('actorName'), width: 120, cell: (row) => <Text>{row.actorName}</Text> },
      { key: 'company', title: t('company'), width: 220, cell: (row) => <Text>{row.companyName}</Text> },
      { key: 'action', title: t('action'), width: 240, cell: (row) => words(row.action) },
      {
        key: 'call',
        title: t('call'),
        width: 330,
        isHiddenAtFirst: true,
        cell: (row) => <Technical>{row.action}</Technical>,
      },
      {
        key: 'target',
        title: t('target'),
        width: 190,
        cell: ({ record, target }) =>
          record ? (
            <Code href={recordAddress(record.kind, record.id)}>{record.name}</Code>
          ) : (
            <Technical>{target}</Technical>
          ),
      },
      {
        key: 'address',
        title: t('address'),
        width: 130,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.address}</Text>,
      },
      {
        key: 'reference',
        title: t('reference'),
        width: 140,
        isHiddenAtFirst: true,
        cell: (row) => <Code>{row.reference}</Code>,
      },
    ],
    [t, words],
  )
}

/** What calls are about, as the part of their path that names it. */
function useSubjects(): readonly { value: string; label: string }[] {
  const { officeStaff } = useMessages() as unknown as Pick<Messages, 'officeStaff'>
  const { session, ...subjects } = officeStaff.audit.subjects
  return [
    ...Object.entries(subjects).map(([name, label]) => ({ value: `/${name}/`, label })),
    { value: 'login', label: session },
  ].filter(({ label }, place, all) => all.findIndex((each) => each.label === label) === place)
}

/** `Order · approved`; a call without a translation is shown by its key. */
function useActionWords(): (action: string) => string {
  const { officeStaff } = useMessages() as unknown as Pick<Messages, 'officeStaff'>
  return useCallback(
    (action) => {
      const subjects: Readonly<Record<string, string | undefined>> = officeStaff.audit.subjects
      const verbs: Readonly<Record<string, string | undefined>> = officeStaff.audit.verbs
      const { subject, verb } = auditParts(action)
      return `${subjects[subject] ?? subject} · ${verbs[verb] ?? verb}`
    },
    [officeStaff],
  )
}
