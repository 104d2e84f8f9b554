import { approvalCategory } from '@quayside/contract/filings/approval.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeApproval } from '@quayside/contract/office/approval.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { Waits, WaitsFilter } from './waits.tsx'

const filters = {
  ...recordFilters,
  waitsFor: 'own',
  isLate: 'own',
  category: [approvalCategory, 200],
} as const satisfies RecordFilters<'approvalOrder'>

/** Approval filings of all customers, with who has to act. */
export function ApprovalList() {
  const t = useTranslations('officeApproval')
  const fields = useTranslations('approvalFields.approvalOrder')
  const list = useRecordList('approvalOrder', useColumns(), filters)
  return (
    <RecordListPage
      page="approvals"
      list={list}
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
  return useMemo(() => {
    const { coded } = columnsOf<OfficeApproval, typeof fields>(fields)
    return [
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
      coded('category', approvalCategory, 170, { widthInEnglish: 230 }),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [t, fields, common])
}
