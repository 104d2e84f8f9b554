import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { flowLanes } from '@quayside/contract/reports/flow-board.facts.ts'
import type { FlowBoard } from '@quayside/contract/reports/flow-board.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useTranslations } from 'use-intl'
import styles from './flow-board.module.css'
import type { FlowFilters } from './flow-links.ts'
import { OrderRow } from './flow-row.tsx'
import { Strip } from './flow-strip.tsx'

type Props = {
  readonly board: FlowBoard
  /** The map says already what is held up and where. */
  readonly hasStrip: boolean
  readonly filters: FlowFilters
  readonly onChoose: (changes: FlowFilters) => void
}

/** The strip of what holds orders up stands in the table's head, above the lane that it is about. */
export function FlowTable({ board, hasStrip, filters, onChoose }: Props) {
  const t = useTranslations('flowBoard')
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          {hasStrip && <Strip summary={board.summary} filters={filters} onChoose={onChoose} />}
          <tr>
            <th scope="col">
              <b>{t('columns.order')}</b>
              <small>{t('columns.kindAndPartner')}</small>
            </th>
            {flowLanes.map((lane) => (
              <th key={lane} scope="col">
                <b>{t(`lanes.${lane}`)}</b>
                <small>{t(`steps.${lane}`)}</small>
              </th>
            ))}
            <th scope="col">
              <b>{t('columns.next')}</b>
              <small>{t('columns.waitsFor')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {board.rows.map((row) => (
            <OrderRow key={row.id} row={row} />
          ))}
          {board.rows.length === 0 && (
            <tr>
              <td colSpan={6}>{t('empty')}</td>
            </tr>
          )}
        </tbody>
        {board.total > 0 && <Totals summary={board.summary} />}
      </table>
    </div>
  )
}

/** Counts all orders on the board, whatever is chosen among them. */
function Totals({ summary }: { summary: FlowBoard['summary'] }) {
  const t = useTranslations('flowBoard')
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span className={styles['order']}>
            <b>{t('sum.orders', { count: summary.orders })}</b>
            <Money value={summary.sumInRmb as Amount} currency="RMB" />
          </span>
          <small>{t('sum.estimate')}</small>
        </th>
        {summary.lanes.map(({ lane, done, doneInRmb }) => (
          <td key={lane} data-label={t(`lanes.${lane}`)}>
            <b>{t(`sum.${lane}`, { done, all: summary.orders })}</b>
            <small>RMB {formatAmount(doneInRmb as Amount)}</small>
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
}
