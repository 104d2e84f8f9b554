import { voucherKind } from '@quayside/contract/finance/voucher.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { CashVoucherRow } from '@quayside/contract/office/voucher.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { useMoneyColumns } from './money-columns.tsx'
import { VoucherForm } from './voucher-form.tsx'

const filters = { ...recordFilters, kind: voucherKind } as const satisfies RecordFilters<'cashVoucher'>

/** Money in and out of all customers; what was entered above the review amount waits for a second person. */
export function VoucherList() {
  const t = useTranslations('officeFinance.voucher')
  const may = useMay()
  const [isEntering, setEntering] = useState(false)
  const list = useRecordList('cashVoucher', useColumns(), filters)
  return (
    <RecordListPage
      page="cashVouchers"
      list={list}
      filters={useFilterFields(filters, t, {})}
      actions={
        may('cash-enter') && (
          <Button look="primary" onClick={() => setEntering(true)}>
            {t('enter')}
          </Button>
        )
      }
    >
      {isEntering && <VoucherForm onClose={() => setEntering(false)} />}
    </RecordListPage>
  )
}

function useColumns(): readonly Column<CashVoucherRow>[] {
  const t = useTranslations('officeFinance.voucher')
  const finance = useTranslations('officeFinance')
  const common = useMoneyColumns<CashVoucherRow>('cashVoucher')
  return useMemo(() => {
    const { coded, text } = columnsOf<CashVoucherRow, typeof t>(t)
    const financeColumns = columnsOf<CashVoucherRow, typeof finance>(finance)
    return [
      common.number,
      common.state,
      coded('kind', voucherKind, 100, { widthInEnglish: 150 }),
      financeColumns.day('occurredOn', { isSortable: false }),
      common.customer,
      text('counterparty', 180),
      common.sum,
      {
        key: 'free',
        title: t('free'),
        width: 130,
        align: 'right',
        cell: (row) => <Money value={row.free === null ? null : amount(row.free)} />,
      },
      text('enteredBy', 110),
    ]
  }, [t, finance, common])
}
