import { voucherKind } from '@quayside/contract/finance/voucher.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { CashVoucherRow } from '@quayside/contract/office/voucher.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'
import { useMoneyColumns } from './money-columns.tsx'
import { VoucherForm } from './voucher-form.tsx'

type Query = QueryOf<'GET finance/online/cashVoucher/list'>
const filters = { ...recordFilters, kind: voucherKind } as const satisfies FilterTable<Query>

/** Money in and out of all customers; what was entered above the review amount waits for a second person. */
export function VoucherList() {
  const t = useTranslations('officeFinance.voucher')
  const may = useMay()
  const list = useListQuery<Query>(filters)
  const [isEntering, setEntering] = useState(false)
  const table = useRecordTable({
    kind: 'cashVoucher',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="cashVoucher"
      page="cashVouchers"
      table={table}
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
  return useMemo(
    () => [
      common.number,
      common.state,
      {
        key: 'kind',
        title: t('kind'),
        width: 100,
        widthInEnglish: 150,
        cell: (row) => <CodeText list={voucherKind} value={row.kind} />,
      },
      {
        key: 'occurredOn',
        title: finance('occurredOn'),
        width: 110,
        cell: (row) => <DateText value={row.occurredOn} />,
      },
      common.customer,
      {
        key: 'counterparty',
        title: t('counterparty'),
        width: 180,
        cell: (row) => <Text>{row.counterparty}</Text>,
      },
      common.sum,
      {
        key: 'free',
        title: t('free'),
        width: 130,
        align: 'right',
        cell: (row) => <Money value={row.free === null ? null : amount(row.free)} />,
      },
      { key: 'enteredBy', title: t('enteredBy'), width: 110, cell: (row) => <Text>{row.enteredBy}</Text> },
    ],
    [t, finance, common],
  )
}
