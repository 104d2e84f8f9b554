import { approvalCategory } from '@quayside/contract/filings/approval.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeApproval } from '@quayside/contract/office/approval.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { today } from '@quayside/kit/page/today.ts'
import { CodeText, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/api.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'
import { Waits, WaitsFilter } from './waits.tsx'

type Query = QueryOf<'GET filing/online/approval/list'>
const filters = {
  ...recordFilters,
  waitsFor: 'own',
  isLate: 'own',
  category: [approvalCategory, 200],
} as const satisfies FilterTable<Query>

/** Approval filings of all customers, with who has to act. */
export function ApprovalList() {
  const t = useTranslations('officeApproval')
  const fields = useTranslations('approvalFields.approvalOrder')
  const list = useListQuery<Query>(filters)
  const table = useRecordTable({
    kind: 'approvalOrder',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="approvalOrder"
      page="approvals"
      table={table}
      filters={useFilterFields(filters, fields, {
        waitsFor: <WaitsFilter parties={['customer', 'provider', 'authority']} />,
        isLate: <FilterFlag name="isLate" label={fields('isLate')} width={120} text={t('isLate')} />,
      })}
    />
  )
}

/** What was handed in and is to be checked, and what is missing, with the day by which it is needed. */
function Documents({ row }: { row: OfficeApproval }) {
  const t = useTranslations('officeApproval')
  const { openDocuments, handedInDocuments, documentDueOn } = row
  const isLate = documentDueOn !== null && documentDueOn < today()
  if (openDocuments + handedInDocuments === 0) return <Nothing />
  return (
    <>
      {handedInDocuments > 0 && t('handedIn', { count: handedInDocuments })}
      {openDocuments > 0 && handedInDocuments > 0 && ' · '}
      {openDocuments > 0 && t('open', { count: openDocuments })}
      {isLate && (
        <>
          {' '}
          <ToneTag tone="refused">{t('documentLate', { day: documentDueOn })}</ToneTag>
        </>
      )}
    </>
  )
}

function useColumns(): readonly Column<OfficeApproval>[] {
  const t = useTranslations('officeApproval')
  const fields = useTranslations('approvalFields.approvalOrder')
  const common = useRecordColumns<OfficeApproval>('approvalOrder')
  return useMemo(
    () => [
      common.number,
      { ...common.state, width: 170, widthInEnglish: 220 },
      {
        key: 'waitsFor',
        title: t('waitsFor'),
        width: 112,
        widthInEnglish: 120,
        cell: ({ waitsFor }) => <Waits waitsFor={waitsFor} />,
      },
      {
        key: 'expectedOn',
        title: fields('expectedOn'),
        width: 172,
        cell: (row) => (
          <>
            <DateText value={row.expectedOn} />{' '}
            {isYes(row.isLate) && <ToneTag tone="refused">{t('isLate')}</ToneTag>}
          </>
        ),
      },
      {
        key: 'documents',
        title: t('documents'),
        width: 190,
        widthInEnglish: 220,
        cell: (row) => <Documents row={row} />,
      },
      { key: 'title', title: fields('productName'), width: 200, grows: true, cell: ({ title }) => title },
      common.customer,
      {
        key: 'category',
        title: fields('category'),
        width: 170,
        widthInEnglish: 230,
        cell: ({ category }) =>
          category === null ? <Nothing /> : <CodeText list={approvalCategory} value={category} />,
      },
      { ...common.createdAt, isHiddenAtFirst: true },
    ],
    [t, fields, common],
  )
}
