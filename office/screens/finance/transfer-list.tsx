import { transferPurpose } from '@quayside/contract/finance/voucher.codes.ts'
import type { OfficeTransfer } from '@quayside/contract/office/money-records.api.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { ExportButton } from '../../lib/export-button.tsx'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'

const filters = { ...recordFilters, isLate: 'own' } as const satisfies RecordFilters<'announcedTransfer'>

/** Money that customers announced: to be confirmed, expected, received or late. */
export function TransferList() {
  const t = useTranslations('officeTaxInvoices.transfer')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const list = useRecordList('announcedTransfer', useColumns(), filters)
  return (
    <RecordListPage
      page="transfers"
      list={list}
      actions={
        <ExportButton fetch={() => api('GET tax/online/capitalAppointment/export', { query: list.query })} />
      }
      filters={useFilterFields(filters, fields, {
        isLate: <FilterFlag name="isLate" label={fields('isLate')} width={130} text={t('late')} />,
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeTransfer>[] {
  const t = useTranslations('officeTaxInvoices.transfer')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const common = useRecordColumns<OfficeTransfer>('announcedTransfer')
  return useMemo(() => {
    const { coded, day, text } = columnsOf<OfficeTransfer, typeof fields>(fields)
    return [
      common.number,
      common.state,
      common.customer,
      moneyColumn('amount', fields('amount'), 150),
      day('transferOn', { isSortable: false }),
      {
        key: 'isLate',
        title: fields('isLate'),
        width: 110,
        widthInEnglish: 150,
        cell: (row) => (row.isLate === 1 ? <ToneTag tone="refused">{t('late')}</ToneTag> : <Text>{''}</Text>),
      },
      coded('purpose', transferPurpose, 120, { widthInEnglish: 170 }),
      { key: 'title', title: fields('payerName'), width: 200, cell: (row) => <Text>{row.title}</Text> },
      text('note', 200),
      text('announcedByName', 110),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [t, fields, common])
}
