import { ageingBucket, itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { Money } from '@quayside/kit/money.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { ToneTag, useCodeOptions } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type AnswerOf, api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useBasis, useDebtName } from '../../lib/use-debt-name.ts'

type Row = AnswerOf<'GET finance/online/debt/list'>['rows'][number]
const filterNames = ['keyword', 'companyId', 'currency', 'kind', 'bucket'] as const

/** The debts behind the ageing, of all customers or of one. */
export function DebtList() {
  const t = useTranslations('officeFinance')
  const fields = useTranslations('financeFields.debt')
  const pages = useTranslations('office.pages')
  const choices = useCodeOptions()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'office.debt',
    entity: 'debt',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET finance/online/debt/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={pages('debts')}
      table={table}
      actions={
        <Button
          onClick={() =>
            void api('GET finance/online/debt/export', { query: list.query }).then(
              saveDownload,
              () => undefined,
            )
          }
        >
          {t('export')}
        </Button>
      }
      filters={
        <>
          <FilterText name="keyword" label={t('debts.keyword')} width={240} />
          <FilterSelect name="bucket" label={t('debts.days')} options={choices(ageingBucket)} />
          <FilterSelect name="kind" label={fields('kind')} options={choices(itemKind)} />
          <FilterSelect name="currency" label={fields('currency')} options={choices(currency)} />
        </>
      }
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

const DebtName = ({ debt }: { debt: Row }) => <Text>{useDebtName()(debt)}</Text>
const Basis = ({ debt }: { debt: Row }) => <Text>{useBasis()(debt.basis, debt.feeKind)}</Text>

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('officeFinance')
  const fields = useTranslations('financeFields.debt')
  return useMemo(
    () => [
      {
        key: 'documentNo',
        title: fields('documentNo'),
        width: 150,
        isFirst: true,
        cell: (row) => <Code>{row.documentNo}</Code>,
      },
      {
        key: 'dueOn',
        title: fields('dueOn'),
        width: 110,
        isSortable: true,
        cell: (row) => <DateText value={row.dueOn} />,
      },
      {
        key: 'days',
        title: t('debts.days'),
        width: 120,
        widthInEnglish: 150,
        cell: (row) =>
          row.daysPastDue > 0 ? (
            <ToneTag tone="refused">{t('bank.overdue', { days: row.daysPastDue })}</ToneTag>
          ) : (
            t('debts.left', { days: -row.daysPastDue })
          ),
      },
      {
        key: 'companyName',
        title: t('company'),
        width: 220,
        grows: true,
        cell: (row) => <PageLink href={recordAddress('company', row.companyId)}>{row.companyName}</PageLink>,
      },
      {
        key: 'kind',
        title: fields('kind'),
        width: 120,
        cell: (row) => <DebtName debt={row} />,
      },
      { key: 'basis', title: fields('basis'), width: 180, cell: (row) => <Basis debt={row} /> },
      { key: 'orderNo', title: fields('orderNo'), width: 150, cell: (row) => <Code>{row.orderNo}</Code> },
      {
        key: 'amount',
        title: fields('amount'),
        width: 140,
        align: 'right',
        isSortable: true,
        cell: (row) => <Money value={amount(row.amount)} currency={row.currency} />,
      },
      {
        key: 'settled',
        title: fields('settled'),
        width: 120,
        align: 'right',
        cell: (row) => <Money value={amount(row.settled)} />,
      },
      {
        key: 'outstanding',
        title: fields('outstanding'),
        width: 130,
        align: 'right',
        isSortable: true,
        cell: (row) => (
          <b>
            <Money value={amount(row.outstanding)} />
          </b>
        ),
      },
    ],
    [t, fields],
  )
}
