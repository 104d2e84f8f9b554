import {
  type StatementGroup,
  type StatementGrouping,
  statementGroupings,
} from '@quayside/contract/finance/statement.ts'
import { type Amount, minus, sum } from '@quayside/contract/kernel/money.ts'
import type { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { Balance, Side } from '../../lib/finance/balance.tsx'
import { OrderLink } from '../../lib/finance/links.tsx'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './finance.module.css'

export const groupingOf = (text: string | undefined): StatementGrouping | undefined =>
  statementGroupings.find((each) => each === text)

type Props = {
  readonly by: StatementGrouping
  readonly currency: (typeof currencies.values)[number]
  readonly period: { readonly dateBegin?: string; readonly dateEnd?: string }
}

/** The period's movements summed up by order, contract or kind. */
export function StatementGroups({ by, currency, period }: Props) {
  const t = useTranslations('financeScreens.statement')
  const fields = useTranslations('financeFields.statement')
  const format = useFormatter()
  const { data, isError, refetch } = useQuery({
    queryKey: ['ledger', 'statement', 'groups', by, currency, period],
    queryFn: ({ signal }) =>
      api('GET finance/online/transaction/groups', { query: { ...period, currency, by } }, { signal }),
  })
  if (isError && !data) return <LoadFailed text={t('groupsFailed')} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton label={t('title')} />
  const total = {
    debit: sum(data.map(({ debit }) => debit as Amount)),
    credit: sum(data.map(({ credit }) => credit as Amount)),
  }
  const rows: readonly (StatementGroup | undefined)[] = data.length === 0 ? [] : [...data, undefined]
  return (
    <div className={styles['groups']}>
      <ShortTable
        rows={rows}
        keyOf={(row) =>
          row ? `${row.orderId} ${row.contractNo} ${row.event} ${row.itemKind} ${row.feeKind}` : 'total'
        }
        columns={[
          {
            title: t(`groupOf.${by}`),
            isRowHead: true,
            cell: (row) =>
              row ? <GroupName group={row} by={by} currency={currency} period={period} /> : t('total'),
          },
          {
            title: t('movements'),
            cell: (row) => format.number(row ? row.count : data.reduce((all, { count }) => all + count, 0)),
          },
          {
            title: fields('debit'),
            isFigure: true,
            cell: (row) => <Side value={row ? row.debit : total.debit} />,
          },
          {
            title: fields('credit'),
            isFigure: true,
            cell: (row) => <Side value={row ? row.credit : total.credit} />,
          },
          {
            title: t('net'),
            isFigure: true,
            cell: (row) => <Balance value={row ? row.balance : minus(total.debit, total.credit)} />,
          },
        ]}
      />
    </div>
  )
}

function GroupName({ group, by, currency, period }: Props & { readonly group: StatementGroup }) {
  const t = useTranslations('financeScreens.statement')
  const nameOf = useMovementName()
  if (by === 'kind') return nameOf(group)
  if (by === 'order')
    return group.orderId === null ? t('noOrder') : <OrderLink id={group.orderId} number={group.orderNo} />
  if (group.contractNo === '') return t('noContract')
  return (
    <PageLink href={pageAddress('/dealRunningWater', { ...period, currency, keyword: group.contractNo })}>
      {group.contractNo}
    </PageLink>
  )
}
