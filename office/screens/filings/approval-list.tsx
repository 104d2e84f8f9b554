import { approvalCategory, approvalParty } from '@quayside/contract/filings/approval.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeApproval } from '@quayside/contract/office/approval.ts'
import { DateText, Nothing } from '@quayside/kit/cells.tsx'
import { FilterSelect } from '@quayside/kit/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { CodeText, ToneTag, useCodeOptions } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'

const filterNames = [...recordFilters, 'category', 'waitsFor', 'isLate'] as const

/** Approval filings of all customers, with who has to act. */
export function ApprovalList() {
  const t = useTranslations('officeApproval')
  const fields = useTranslations('approvalFields.approvalOrder')
  const codeOptions = useCodeOptions()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'office.approvals',
    entity: 'approvalOrder',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET filing/online/approval/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return (
    <RecordListPage
      kind="approvalOrder"
      page="approvals"
      table={table}
      filters={
        <>
          <FilterSelect
            name="waitsFor"
            label={t('waitsFor')}
            width={150}
            options={(['customer', 'provider', 'authority'] as const).map((party) => ({
              value: String(approvalParty.codes[party]),
              label: t(`waits.${party}`),
            }))}
          />
          <FilterSelect
            name="isLate"
            label={fields('isLate')}
            width={120}
            options={[{ value: '1', label: t('isLate') }]}
          />
          <FilterSelect
            name="category"
            label={fields('category')}
            width={200}
            options={codeOptions(approvalCategory)}
          />
        </>
      }
    />
  )
}

/** Gold is what the staff have to do. */
const Waits = ({ row }: { row: OfficeApproval }) => {
  const t = useTranslations('officeApproval')
  const party = approvalParty.keyOf(row.waitsFor) ?? 'none'
  if (party === 'none') return <Nothing />
  return <ToneTag tone={party === 'provider' ? 'waitsForYou' : 'underway'}>{t(`waits.${party}`)}</ToneTag>
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
        cell: (row) => <Waits row={row} />,
      },
      {
        key: 'expectedOn',
        title: fields('expectedOn'),
        width: 130,
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
        width: 130,
        cell: ({ openDocuments, handedInDocuments }) =>
          openDocuments + handedInDocuments === 0 ? (
            <Nothing />
          ) : (
            [
              handedInDocuments > 0 ? t('handedIn', { count: handedInDocuments }) : '',
              openDocuments > 0 ? t('open', { count: openDocuments }) : '',
            ]
              .filter(Boolean)
              .join(' · ')
          ),
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
