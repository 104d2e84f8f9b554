import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import { inboundState as states } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './warehouse.module.css'

const way = ['draft', 'submitted', 'audited', 'received', 'inspected', 'reviewed', 'stored'] as const

/** How far the goods are on their way into the warehouse; nothing where the order was cancelled. */
export function InboundProgress({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.record')
  const codeText = useCodeText()
  const { cancelled, auditFailed, entrusted } = states.codes
  if (inbound.state === cancelled) return null
  // After a failed audit the order is the customer's again; entrusted goods are stored.
  const state =
    inbound.state === auditFailed
      ? states.codes.draft
      : inbound.state === entrusted
        ? states.codes.stored
        : inbound.state
  const here = way.findIndex((stop) => states.codes[stop] === state)
  const reachedAt = (stop: string): string | undefined =>
    stop === 'draft' ? inbound.createdAt : inbound.timeline.find((entry) => entry.toState === stop)?.at
  const isPassed = (place: number): boolean =>
    place < here || (place === here && state === states.codes.stored)
  return (
    <section className={`q-panel ${styles['progress']}`}>
      <Stages
        label={t('progress')}
        stages={way.map((stop, place) => ({
          key: stop,
          label: codeText(states, states.codes[stop]),
          is: isPassed(place) ? 'passed' : place === here ? 'here' : 'ahead',
          note: place <= here && <DateText value={reachedAt(stop)} hasTime />,
        }))}
      />
    </section>
  )
}
