import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import { inboundRoute } from '@quayside/contract/warehouse/inbound-route.ts'
import { inboundState as states } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { today } from '@quayside/kit/page/today.ts'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './warehouse.module.css'

/** How far the order is; from its submission on, the way of its goods into the warehouse. */
export function InboundProgress({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('kit.route')
  const route = inboundRoute(inbound, today())
  if (!route) return <InboundStages inbound={inbound} />
  return (
    <section className={`q-panel ${styles['progress']}`}>
      <RouteLine label={t('title')} route={route} nameOf={(stop) => t(`stops.${stop}`)} />
    </section>
  )
}

const way = ['draft', 'submitted', 'audited', 'received', 'inspected', 'reviewed', 'stored'] as const

/** What will come of an order that is still the customer's; nothing where it was cancelled. */
function InboundStages({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.record')
  const codeText = useCodeText()
  if (inbound.state === states.codes.cancelled) return null
  return (
    <section className={`q-panel ${styles['progress']}`}>
      <Stages
        label={t('progress')}
        stages={way.map((stop) => ({
          key: stop,
          label: codeText(states, states.codes[stop]),
          is: stop === 'draft' ? 'here' : 'ahead',
          note: stop === 'draft' && <DateText value={inbound.createdAt} hasTime />,
        }))}
      />
    </section>
  )
}
