import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  outboundState as states,
  outboundStateTone as tones,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { FilesPanel } from '@quayside/kit/files/files-panel.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { TimelinePanel } from '@quayside/kit/record/timeline.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './outbound.module.css'
import { OutboundActions } from './outbound-record.actions.tsx'
import { OutboundBasics, OutboundDeliveryDetails } from './outbound-record.details.tsx'
import { OutboundLines } from './outbound-record.lines.tsx'

type Props = { readonly outbound: OutboundDetail }

/** An outbound order's page: how far it is, which lots it takes, to whom it goes, and the steps one may take. */
export function OutboundRecord({ outbound }: Props) {
  const t = useTranslations('outbound.record')
  const stepText = useStepText('outbound')
  const codeText = useCodeText()
  const marks = useTextsByKey('outbound.record.marks')
  const textOf = (transition: string): string => {
    if (transition === 'create') return t('created')
    return transition.startsWith('mark') ? marks(transition) : stepText(transition).label
  }
  return (
    <RecordFrame
      title={{ number: outbound.number }}
      state={<StateTag list={states} tones={tones} value={outbound.state} />}
      parties={[
        outbound.warehouseName,
        outbound.strategy === null ? null : codeText(outboundStrategy, outbound.strategy),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<OutboundActions outbound={outbound} />}
      notes={<RecordNote label={t('returned')} text={outbound.reason} />}
      progress={<Progress outbound={outbound} />}
      aside={
        <>
          <Next outbound={outbound} />
          <OutboundBasics outbound={outbound} />
          <TimelinePanel entries={outbound.timeline} textOf={(entry) => textOf(entry.transition)} />
        </>
      }
    >
      <OutboundLines outbound={outbound} />
      <OutboundDeliveryDetails outbound={outbound} />
      <FilesPanel files={outbound.attachments} />
    </RecordFrame>
  )
}

const way = ['new', 'arranged', 'shipped', 'completed'] as const
type Stop = (typeof way)[number]
const steps: Record<Stop, string> = {
  new: 'submit',
  arranged: 'arrange',
  shipped: 'ship',
  completed: 'complete',
}

/** How far the goods are; a part that has left is counted. */
function Progress({ outbound }: Props) {
  const t = useTranslations('outbound.progress')
  const { state, timeline, qty, shippedQty } = outbound
  // What was done before a cancellation does not count any more.
  const cancelled = timeline.findIndex(({ transition }) => transition === 'cancel')
  const live = cancelled === -1 ? timeline : timeline.slice(0, cancelled)
  const isReached = (stop: Stop): boolean => state >= states.codes[stop]
  const here = way.find((stop) => !isReached(stop))
  const isPartly = Number(shippedQty) > 0 && !isReached('shipped')
  const noteOf = (stop: Stop): ReactNode => {
    if (isReached(stop)) {
      const at = live.find(({ transition }) => transition === steps[stop])?.at
      return at === undefined ? null : <DateText value={at} hasTime />
    }
    if (stop === 'shipped' && isPartly)
      return t('partly', { shipped: showNumber(shippedQty), qty: showNumber(qty) })
    return stop === here ? t(`waits.${stop}`) : null
  }
  return (
    <section className={`q-panel ${styles['progress']}`}>
      <Stages
        label={t('label')}
        stages={way.map((stop) => ({
          key: stop,
          label: t(stop),
          is: isReached(stop) ? 'passed' : stop === here ? 'here' : 'ahead',
          note: noteOf(stop),
        }))}
      />
    </section>
  )
}

/** What happens next, and whose turn it is. */
function Next({ outbound }: Props) {
  const t = useTranslations('outbound.next')
  const key = states.keyOf(outbound.state) ?? 'draft'
  const isPartly = key === 'arranged' && Number(outbound.shippedQty) > 0
  return (
    <Panel title={t('title')}>
      <p className={styles['next']}>{t(isPartly ? 'partly' : key)}</p>
    </Panel>
  )
}
