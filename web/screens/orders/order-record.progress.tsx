import { type GeneralModelType, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { orderWay } from '@quayside/contract/orders/order-way.ts'
import { DateText } from '@quayside/kit/cells.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './order-record.module.css'

/** The order's progress: past stages with their times, the current one, and those ahead. */
export function OrderProgress({ order, kind }: { order: OrderDetail; kind: GeneralModelType }) {
  const t = useTranslations('orders.record')
  const codeText = useCodeText()
  const way = orderWay({ modelType: kind, state: orderState.keyOf(order.state) ?? 'draft' })
  const list = useRef<HTMLOListElement>(null)
  // On a narrow screen the stages scroll: the current one is in view.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 3
  }, [order.state])
  if (!way) return null
  // Newest first: an order may have gone back, so the latest time of a stage counts.
  const reachedAt = (state: string): string | undefined =>
    state === 'draft'
      ? order.createdAt
      : order.timeline.find((entry) => entry.toState === state && entry.fromState !== state)?.at
  return (
    <ol ref={list} className={styles['order-progress']} aria-label={t('progress')}>
      {way.map((stop) => (
        <li key={stop.state} data-is={stop.is} aria-current={stop.is === 'here' ? 'step' : undefined}>
          <b>{codeText(orderState, orderState.codes[stop.state])}</b>
          <span>{stop.is === 'ahead' ? '' : <DateText value={reachedAt(stop.state)} hasTime />}</span>
        </li>
      ))}
    </ol>
  )
}
