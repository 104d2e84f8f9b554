import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { flowLanes } from '@quayside/contract/reports/flow-board.facts.ts'
import type { FlowBoard, FlowRow } from '@quayside/contract/reports/flow-board.ts'
import { Money } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import styles from './flow-board.module.css'
import { type FlowFilters, nextHref } from './flow-links.ts'

type Choose = (changes: FlowFilters) => void
type Props = { readonly board: FlowBoard; readonly filters: FlowFilters; readonly onChoose: Choose }

/** The strip of what holds orders up stands in the table's head, above the lane that it is about. */
export function FlowTable({ board, filters, onChoose }: Props) {
  const t = useTranslations('flowBoard')
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <Strip summary={board.summary} filters={filters} onChoose={onChoose} />
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

type StripProps = {
  readonly summary: FlowBoard['summary']
  readonly filters: FlowFilters
  readonly onChoose: Choose
}

function Strip({ summary, filters, onChoose }: StripProps) {
  const t = useTranslations('flowBoard')
  const nothing = { heldUp: '', reason: '', isNear: '' }
  const pick = (heldUp: string, more: FlowFilters = {}): void => {
    const isChosen =
      filters.heldUp === heldUp && filters.reason === more.reason && filters.isNear === more.isNear
    onChoose(isChosen ? nothing : { ...nothing, heldUp, ...more })
  }
  return (
    <tr className={styles['strip']}>
      <td data-chosen={filters.heldUp === 'any' || undefined}>
        <span>{t('held')}</span>
        <button type="button" aria-pressed={filters.heldUp === 'any'} onClick={() => pick('any')}>
          <b>{summary.held}</b> {t('heldNote', { count: summary.orders })}
        </button>
        <small>{t('heldSum', { sum: formatAmount(summary.heldInRmb as Amount) })}</small>
      </td>
      {summary.lanes.map(({ lane, held, reasons }) => (
        <td key={lane} data-chosen={filters.heldUp === lane || undefined}>
          <span>{t('heldIn', { lane: t(`lanes.${lane}`) })}</span>
          <button type="button" aria-pressed={filters.heldUp === lane} onClick={() => pick(lane)}>
            <b>{held}</b> {t('unit')}
          </button>
          <span className={styles['reasons']}>
            {reasons.map(({ reason, count }) => (
              <button
                key={reason}
                type="button"
                aria-pressed={filters.reason === reason}
                onClick={() => pick(lane, { reason })}
              >
                {t(`next.${reason as 'taxLate'}`)} {count}
              </button>
            ))}
          </span>
        </td>
      ))}
      <td data-chosen={filters.heldUp === 'none' || undefined}>
        <span>{t('free')}</span>
        <button type="button" aria-pressed={filters.heldUp === 'none'} onClick={() => pick('none')}>
          <b>{summary.free}</b> {t('unit')}
        </button>
        {summary.near > 0 && (
          <span className={styles['reasons']}>
            <button
              type="button"
              aria-pressed={filters.isNear === '1'}
              onClick={() => pick('none', { isNear: '1' })}
            >
              {t('near', { count: summary.near })}
            </button>
          </span>
        )}
      </td>
    </tr>
  )
}

/** Of all orders on the board, whatever is chosen among them. */
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
          <td key={lane}>
            <b>{t(`sum.${lane}`, { done, all: summary.orders })}</b>
            <small>RMB {formatAmount(doneInRmb as Amount)}</small>
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
}

function OrderRow({ row }: { row: FlowRow }) {
  const t = useTranslations('flowBoard')
  const codeText = useCodeText()
  const { next } = row
  const dueOn = row.lanes.find(({ reason }) => reason === next?.reason)?.dueOn
  return (
    <tr>
      <th scope="row">
        <span className={styles['order']}>
          <PageLink href={pageAddress('/orderInfo', { id: row.id })}>{row.orderNo}</PageLink>
          <Money value={row.orderAmount as Amount} currency={row.currency} />
        </span>
        <small className={styles['order']}>
          <span title={row.partnerName}>
            {codeText(orderKind, row.modelType)} · {row.partnerName}
          </span>
          <span>{row.orderDate}</span>
        </small>
      </th>
      {row.lanes.map((lane) => (
        <td key={lane.lane} data-tone={lane.tone}>
          <Lane state={lane} />
        </td>
      ))}
      <td>
        {next && (
          <>
            <PageLink href={nextHref(next.reason, row.id)}>{t(`next.${next.reason as 'taxLate'}`)}</PageLink>
            <small>
              {[t(`waits.${next.waitsFor}`), dueOn && t('dueOn', { on: dueOn.slice(5) })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </>
        )}
      </td>
    </tr>
  )
}

/** A segment for each step; the one that is late, near or under way follows those that are done. */
function Lane({ state }: { state: FlowRow['lanes'][number] }) {
  const t = useTranslations('flowBoard.reasons')
  const { steps, done, tone, reason, days = 0, limit = 0, on = '', percent = 0 } = state
  const toneOf = (step: number): string => {
    if (step < done) return 'done'
    return step === Math.min(done, steps - 1) && tone !== 'done' ? tone : 'none'
  }
  return (
    <>
      <span>{t(reason, { days, limit, on: on.slice(5), percent })}</span>
      <span className={styles['segments']} aria-hidden="true">
        {Array.from({ length: steps }, (_unused, step) => (
          <i key={step} data-tone={toneOf(step)} />
        ))}
      </span>
    </>
  )
}
