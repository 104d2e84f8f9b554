import { voucherKind } from '@quayside/contract/finance/voucher.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { CashVoucherRow } from '@quayside/contract/office/voucher.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText, useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useMoneyColumns } from './money-columns.tsx'
import { VoucherForm } from './voucher-form.tsx'

const filterNames = [...recordFilters, 'kind'] as const

/** Money in and out of all customers; what was entered above the review amount waits for a second person. */
export function VoucherList() {
  const t = useTranslations('officeFinance.voucher')
  const choices = useCodeOptions()
  const may = useMay()
  const list = useListQuery<QueryOf<'GET finance/online/cashVoucher/list'>>(filterNames)
  const [isEntering, setEntering] = useState(false)
  const table = useListTable({
    name: 'office.cashVoucher',
    entity: 'cashVoucher',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET finance/online/cashVoucher/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return (
    <RecordListPage
      kind="cashVoucher"
      page="cashVouchers"
      table={table}
      filters={<FilterSelect name="kind" label={t('kind')} options={choices(voucherKind)} />}
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
