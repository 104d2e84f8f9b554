import { transferPurpose } from '@quayside/contract/finance/voucher.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { OfficeTransfer } from '@quayside/contract/office/money-records.api.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { ExportButton } from '../../lib/export-button.tsx'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'

type Query = QueryOf<'GET tax/online/capitalAppointment/list'>
const filters = { ...recordFilters, isLate: 'own' } as const satisfies FilterTable<Query>

/** Money that customers announced: to be confirmed, expected, received or late. */
export function TransferList() {
  const t = useTranslations('officeTaxInvoices.transfer')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const list = useListQuery<Query>(filters)
  const table = useRecordTable({
    kind: 'announcedTransfer',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="announcedTransfer"
      page="transfers"
      table={table}
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
      {
        key: 'amount',
        title: fields('amount'),
        width: 150,
        align: 'right',
        cell: (row) => <Money value={amount(row.amount)} currency={row.currency} />,
      },
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
      { key: 'note', title: fields('note'), width: 200, cell: (row) => <Text>{row.note}</Text> },
      text('announcedByName', 110),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [t, fields, common])
}
