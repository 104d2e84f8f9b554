import type { Amount } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { FlowRow } from '@quayside/contract/reports/flow-board.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './flow-board.module.css'
import { nextHref } from './flow-links.ts'

/** One order: its four lanes, and the next step. */
export function OrderRow({ row }: { row: FlowRow }) {
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
        <td key={lane.lane} data-tone={lane.tone} data-label={t(`lanes.${lane.lane}`)}>
          <Lane state={lane} />
        </td>
      ))}
      <td data-label={t('columns.next')}>
        {next && (
          <>
            <PageLink href={nextHref(next.reason, row.id)}>{t(`next.${next.reason as 'taxLate'}`)}</PageLink>
            <small>
              {t(`waits.${next.waitsFor}`)}
              {dueOn !== undefined && (
                <>
                  {' · '}
                  <span className={styles['due']}>{t('dueOn', { on: dueOn.slice(5) })}</span>
                </>
              )}
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
