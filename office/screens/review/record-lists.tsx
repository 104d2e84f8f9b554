import type { RecordRow } from '@quayside/contract/office/record.ts'
import type { TaskKind } from '@quayside/contract/office/task.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { type Column, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { KindState } from '../../lib/kind-state.tsx'
import { kinds, recordAddress } from '../../lib/kinds.ts'

const filterNames = ['keyword', 'state', 'createdAtBegin', 'createdAtEnd'] as const

type ListKey = Extract<keyof Paths, string>
type Paths = {
  'GET base/online/company/list': true
  'GET base/online/companyChange/list': true
  'GET base/online/supplier/list': true
  'GET base/online/productRequest/list': true
  'GET system/online/consultation/list': true
}

export const CompanyList = () => (
  <RecordList kind="company" page="companies" call="GET base/online/company/list" />
)
export const CompanyChangeList = () => (
  <RecordList kind="companyChange" page="companyChanges" call="GET base/online/companyChange/list" />
)
export const SupplierList = () => (
  <RecordList kind="supplier" page="suppliers" call="GET base/online/supplier/list" />
)
export const ClassificationList = () => (
  <RecordList kind="productRequest" page="classifications" call="GET base/online/productRequest/list" />
)
export const ConsultationList = () => (
  <RecordList kind="consultation" page="consultations" call="GET system/online/consultation/list" />
)

type Props = {
  readonly kind: TaskKind
  readonly page: 'companies' | 'companyChanges' | 'suppliers' | 'classifications' | 'consultations'
  readonly call: ListKey
}

/** Records of one kind across all customers: whose, what, in which state. */
function RecordList({ kind, page, call }: Props) {
  const t = useTranslations('officeReview')
  const pages = useTranslations('office.pages')
  const codeText = useCodeText()
  const list = useListQuery(filterNames)
  const answer = useQuery({
    queryKey: [kind, 'list', list.query],
    queryFn: ({ signal }) => api(call, { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<RecordRow>({ name: `office.${kind}`, columns: useColumns(kind), list, answer })
  const { states } = kinds[kind]
  return (
    <ListPage
      title={pages(page)}
      table={table}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} width={260} />
          <FilterSelect
            name="state"
            label={t('state')}
            options={states.keys.flatMap((key) => {
              const { [key]: code } = states.codes
              return code === undefined ? [] : [{ value: key, label: codeText(states, code) }]
            })}
          />
          <FilterDates name="createdAt" label={t('createdAt')} />
        </FilterBar>
      }
    >
      <DataTable table={table} label={pages(page)} empty={<EmptyState text={t('empty')} />} />
    </ListPage>
  )
}

function useColumns(kind: TaskKind): readonly Column<RecordRow>[] {
  const t = useTranslations('officeReview')
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('title'),
        width: 280,
        isFirst: true,
        isSortable: true,
        cell: (row) => <PageLink href={recordAddress(kind, row.id)}>{row.title || t('unnamed')}</PageLink>,
      },
      { key: 'number', title: t('number'), width: 175, cell: (row) => <Code>{row.number}</Code> },
      ...(kind === 'company'
        ? []
        : [
            {
              key: 'companyName',
              title: t('customer'),
              width: 240,
              cell: (row: RecordRow) => <Text>{row.companyName}</Text>,
            },
          ]),
      {
        key: 'state',
        title: t('state'),
        width: 170,
        cell: (row) => <KindState kind={kind} state={row.state} />,
      },
      {
        key: 'createdAt',
        title: t('createdAt'),
        width: 150,
        isSortable: true,
        cell: (row) => <DateText value={row.createdAt} hasTime />,
      },
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        width: 150,
        isSortable: true,
        cell: (row) => <DateText value={row.updatedAt} hasTime />,
      },
    ],
    [t, kind],
  )
}
