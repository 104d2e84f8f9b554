import { taxBillKind } from '@quayside/contract/customs/customs.codes.ts'
import type { OfficeTaxBill } from '@quayside/contract/office/tax-bill.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { orderColumn, useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { LateCharge } from './tax-bills-table.tsx'

const filters = {
  ...recordFilters,
  kind: taxBillKind,
  isOverdue: 'own',
  declarationId: 'own',
} as const satisfies RecordFilters<'taxBill'>

/** Tax bills of all customers, with what being late costs. */
export function TaxBillList() {
  const t = useTranslations('officeCustoms.bill')
  const fields = useTranslations('declarationFields.taxBill')
  const list = useRecordList('taxBill', useColumns(), filters)
  return (
    <RecordListPage
      page="taxBills"
      list={list}
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
