import { kindOf, recordKinds, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { RecordRow } from '@quayside/contract/office/record.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'

const filterNames = ['keyword', 'state', 'createdAtBegin', 'createdAtEnd'] as const

export const CompanyList = () => <RecordList kind="company" page="companies" />
export const CompanyChangeList = () => <RecordList kind="companyChange" page="companyChanges" />
export const OrderChangeList = () => <RecordList kind="orderChange" page="orderChanges" />
export const SupplierList = () => <RecordList kind="supplier" page="suppliers" />
export const ConsultationList = () => <RecordList kind="consultation" page="consultations" />

type Props = {
  /** Other kinds have lists of their own. */
  readonly kind: Extract<TaskKind, 'company' | 'companyChange' | 'orderChange' | 'supplier' | 'consultation'>
  readonly page: 'orderChanges' | 'companies' | 'companyChanges' | 'suppliers' | 'consultations'
}

/** Records of one kind across all customers, with owner, subject and state. */
function RecordList({ kind, page }: Props) {
  const t = useTranslations('officeReview')
  const pages = useTranslations('office.pages')
  const codeText = useCodeText()
  const list = useListQuery(filterNames)
  const table = useListTable<RecordRow>({
    name: `office.${kind}`,
    entity: kind,
    columns: useColumns(kind),
    list,
    fetch: (signal) => api(`GET ${recordKinds[kind].path}/list`, { query: list.query }, { signal }),
  })
  const { states } = kindOf(kind).machine
  return (
    <ListPage
      title={pages(page)}
      table={table}
      filters={
        <>
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
        </>
      }
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

/** Kinds whose records are known by a name; the others by their number, beside which stands what it is about. */
const named: ReadonlySet<TaskKind> = new Set(['company', 'companyChange', 'supplier'])

function useColumns(kind: Props['kind']): readonly Column<RecordRow>[] {
  const t = useTranslations('officeReview')
  const common = useRecordColumns<RecordRow>(kind)
  return useMemo(() => {
    const isNamed = named.has(kind)
    const title: Column<RecordRow> = {
      key: 'title',
      title: kind === 'orderChange' ? t('reason') : isNamed ? t('title') : t('consultation.title'),
      width: 280,
      isSortable: true,
      ...(isNamed && { isFirst: true }),
      cell: (row) =>
        isNamed ? (
          <PageLink href={recordAddress(kind, row.id)}>{row.title || t('unnamed')}</PageLink>
        ) : (
          <Text>{row.title}</Text>
        ),
    }
    const { code, instant } = columnsOf<RecordRow, typeof t>(t)
    const number: Column<RecordRow> = !isNamed
      ? common.number
      : kind === 'company'
        ? { ...code('number', 175, { isUnderFirst: true }), title: t('creditCode') }
        : code('number', 175)
    return [
      ...(isNamed ? [title] : [number]),
      ...(kind === 'company' ? [] : [common.customer]),
      { ...common.state, width: 170 },
      // A change of a company's data has no number of its own.
      ...(kind === 'companyChange' ? [] : isNamed ? [number] : [title]),
      common.createdAt,
      instant('updatedAt'),
    ]
  }, [t, kind, common])
}
