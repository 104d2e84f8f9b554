import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { inboundRoute } from '@quayside/contract/warehouse/inbound-route.ts'
import { today } from '@quayside/kit/page/today.ts'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { useTranslations } from 'use-intl'

/** The way of the goods into the warehouse. */
export function InboundProgress({ inbound }: { inbound: InboundReview }) {
  const t = useTranslations('kit.route')
  const route = inboundRoute(inbound, today())
  return route && <RouteLine label={t('title')} route={route} nameOf={(stop) => t(`stops.${stop}`)} />
}
