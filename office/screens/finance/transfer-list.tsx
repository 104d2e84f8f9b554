import { transferState, transferStateTone } from '@quayside/contract/finance/finance.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { Money } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { StateTag, useCodeOptions } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type AnswerOf, api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { VoucherForm } from './voucher-form.tsx'

type Row = AnswerOf<'GET tax/online/capitalAppointment/list'>['rows'][number]
const filterNames = ['keyword', 'state', 'companyId'] as const

/** Transfers that customers announced; the receipt for one ends it. */
export function TransferList() {
  const t = useTranslations('officeFinance')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const pages = useTranslations('office.pages')
  const choices = useCodeOptions()
  const may = useMay()
  const list = useListQuery(filterNames)
  const [receiving, setReceiving] = useState<Row>()
  const table = useListTable({
    name: 'office.announcedTransfer',
    entity: 'announcedTransfer',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET tax/online/capitalAppointment/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={pages('transfers')}
      table={table}
      filters={
        <>
          <FilterText name="keyword" label={t('transfers.keyword')} width={240} />
          <FilterSelect name="state" label={fields('state')} options={choices(transferState)} />
        </>
      }
      rows={{
        empty: { text: t('empty') },
        actionsWidth: 110,
        ...(may('cash-enter') && {
          actions: (row: Row) =>
            row.state === transferState.codes.announced && (
              <button type="button" onClick={() => setReceiving(row)}>
                {t('transfers.record')}
              </button>
            ),
        }),
      }}
    >
      {receiving && (
        <VoucherForm
          given={{
            kind: 'received',
            companyId: receiving.companyId,
            currency: receiving.currency,
            amount: receiving.amount,
            counterparty: receiving.payerName,
            announcedTransferId: receiving.id,
          }}
          onClose={() => setReceiving(undefined)}
        />
      )}
    </ListPage>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('officeFinance')
  const fields = useTranslations('paymentFields.announcedTransfer')
  return useMemo(
    () => [
      {
        key: 'number',
        title: fields('number'),
        width: 150,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code>{row.number}</Code>,
      },
      {
        key: 'state',
        title: fields('state'),
        width: 120,
        isState: true,
        cell: (row) => <StateTag list={transferState} tones={transferStateTone} value={row.state} />,
      },
      {
        key: 'companyName',
        title: t('company'),
        width: 240,
        grows: true,
        cell: (row) => <PageLink href={recordAddress('company', row.companyId)}>{row.companyName}</PageLink>,
      },
      {
        key: 'amount',
        title: fields('amount'),
        width: 150,
        align: 'right',
        isSortable: true,
        cell: (row) => <Money value={amount(row.amount)} currency={row.currency} />,
      },
      {
        key: 'transferOn',
        title: fields('transferOn'),
        width: 110,
        isSortable: true,
        cell: (row) => <DateText value={row.transferOn} />,
      },
      {
        key: 'payerName',
        title: fields('payerName'),
        width: 200,
        cell: (row) => <Text>{row.payerName}</Text>,
      },
      { key: 'note', title: fields('note'), width: 200, cell: (row) => <Text>{row.note}</Text> },
      {
        key: 'announcedByName',
        title: fields('announcedByName'),
        width: 110,
        cell: (row) => <Text>{row.announcedByName}</Text>,
      },
    ],
    [t, fields],
  )
}
