import type { ForwarderOrderDetail } from '@quayside/contract/forwarding/forwarder-order.ts'
import { forwarderOrderState, freightMilestone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatSums } from '@quayside/contract/forwarding/freight-charge.ts'
import { freightRoute } from '@quayside/contract/forwarding/freight-route.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { ChargesTable } from '@quayside/kit/records/freight-tables.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './forwarding.module.css'

type Props = { readonly order: ForwarderOrderDetail }

/** The way of the goods by planned and actual days; what is late says so. */
export function OrderMilestones({ order }: Props) {
  const route = useTranslations('kit.route')
  const codeText = useCodeText()
  return (
    <section className={`q-panel ${styles['route']}`}>
      <RouteLine
        label={route('title')}
        route={freightRoute(order.milestones, today())}
        nameOf={(stop) => codeText(freightMilestone, freightMilestone.codes[stop])}
      />
    </section>
  )
}

/** What was agreed; after completion the same charges are fees. */
export function OrderCharges({ order }: Props) {
  const t = useTranslations('forwarding.orders')
  const matrix = useTranslations('forwarding.matrix')
  const kindName = useEntryNames('1020')
  return (
    <Panel title={<WholeParts>{t('charges', { sum: formatSums(order.totals) })}</WholeParts>}>
      <ChargesTable charges={order.charges} kindName={kindName} included={matrix('included')} />
      {order.state === forwarderOrderState.codes.completed && (
        <PageLink href={pageAddress('/costBreakdown')}>{t('fees')}</PageLink>
      )}
    </Panel>
  )
}
