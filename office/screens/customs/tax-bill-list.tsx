import { taxBillKind } from '@quayside/contract/customs/customs.codes.ts'
import type { OfficeTaxBill } from '@quayside/contract/office/tax-bill.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/api.ts'
import { orderColumn, useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'
import { LateCharge } from './tax-bills-table.tsx'

type Query = QueryOf<'GET customs/online/taxBill/list'>
const filters = {
  ...recordFilters,
  kind: taxBillKind,
  isOverdue: 'own',
  declarationId: 'own',
} as const satisfies FilterTable<Query>

/** Tax bills of all customers, with what being late costs. */
export function TaxBillList() {
  const t = useTranslations('officeCustoms.bill')
  const fields = useTranslations('declarationFields.taxBill')
  const list = useListQuery<Query>(filters)
  const table = useRecordTable({
    kind: 'taxBill',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="taxBill"
      page="taxBills"
      table={table}
      filters={useFilterFields(filters, fields, {
        isOverdue: <FilterFlag name="isOverdue" label={t('overdue')} width={130} text={t('isOverdue')} />,
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeTaxBill>[] {
  const fields = useTranslations('declarationFields.taxBill')
  const common = useRecordColumns<OfficeTaxBill>('taxBill')
  return useMemo(() => {
    const { coded, day } = columnsOf<OfficeTaxBill, typeof fields>(fields)
    return [
      { ...common.number, width: 230 },
      common.state,
      coded('kind', taxBillKind, 110, { widthInEnglish: 170 }),
      orderColumn(fields('orderNo')),
      common.customer,
      amountColumn('amount', fields('amount'), 130),
      day('issuedOn', { isSortable: false }),
      day('dueOn', { isSortable: false }),
      day('paidOn', { isSortable: false }),
      {
        key: 'lateCharge',
        title: fields('lateCharge'),
        width: 120,
        widthInEnglish: 160,
        align: 'right',
        cell: (row) => <LateCharge value={row.lateCharge} />,
      },
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, common])
}
