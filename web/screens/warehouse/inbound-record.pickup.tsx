import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import {
  goodsPickupState as states,
  goodsPickupStateTone as tones,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './warehouse.module.css'

const way = ['submitted', 'pickupDone', 'inspectionDone', 'stored'] as const
type Stop = (typeof way)[number]

/** The last stop behind a state that is off the way; a handled problem continues from where it arose. */
const reachedIn: Readonly<Partial<Record<string, Stop>>> = {
  pickupAbnormal: 'submitted',
  inspectionAbnormal: 'pickupDone',
}

/** Where the provider fetches the goods: how far that is, and what went wrong on the way. */
export function InboundPickup({ inbound: { pickup } }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.pickup')
  const detail = useQuery({
    queryKey: ['goodsPickup', 'record', pickup?.id, pickup?.version],
    placeholderData: keepOfSameRecord(pickup?.id),
    queryFn: () =>
      api('GET warehouse/online/pickup/{id}', { params: { id: pickup?.id ?? '' } }, { isQuiet: true }),
    enabled: pickup !== null,
  }).data
  if (!pickup) return null
  const timeline = detail?.timeline ?? []
  const key = states.keyOf(pickup.state) ?? 'submitted'
  const lastStop = way.findLastIndex((stop) => timeline.some((entry) => entry.toState === stop))
  const named = way.findIndex((stop) => stop === (reachedIn[key] ?? key))
  const here = named === -1 ? Math.max(0, lastStop) : named
  const isDone = key === 'stored'
  return (
    <section className={`q-panel ${styles['progress']}`} aria-label={t('title')}>
      <header className={styles['pickup']}>
        <b>{t('title')}</b> <Code>{pickup.number}</Code>
        <StateTag list={states} tones={tones} value={pickup.state} />
        {pickup.reason !== '' && !isDone && <span>{t('problem', { reason: pickup.reason })}</span>}
      </header>
      {key !== 'cancelled' && (
        <Stages
          label={t('progress')}
          stages={way.map((stop, place) => ({
            key: stop,
            label: t(stop),
            is: place < here || isDone ? 'passed' : place === here ? 'here' : 'ahead',
            note: place <= here && (
              <DateText value={timeline.find((entry) => entry.toState === stop)?.at} hasTime />
            ),
          }))}
        />
      )}
    </section>
  )
}
