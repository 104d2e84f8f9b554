import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { goodsPickupState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'

export function InboundPickup({ inbound: { pickup } }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse.pickup')
  if (!pickup) return null
  return (
    <Panel title={t('title')}>
      <Details>
        <Detail label={t('number')}>
          <Code href={recordAddress('goodsPickup', pickup.id)}>{pickup.number}</Code>
        </Detail>
        <Detail label={t('state')}>
          <PickupState state={pickup.state} />
        </Detail>
      </Details>
    </Panel>
  )
}

const PickupState = ({ state }: { state: number }) => (
  <KindState kind="goodsPickup" state={goodsPickupState.keyOf(state) ?? ''} />
)
