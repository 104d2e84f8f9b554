import type { ForwarderOrderDetail } from '@quayside/contract/forwarding/forwarder-order.ts'
import {
  forwarderOrderStateLabels,
  forwarderOrderStateLabelTone,
} from '@quayside/contract/forwarding/forwarder-order-label.ts'
import { forwarderOrderState as states } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { printedWaybill } from '@quayside/contract/forwarding/freight-numbers.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { TimelinePanel } from '@quayside/kit/record/timeline.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { DocumentProgress } from '../../lib/documents/document-progress.tsx'
import { RecordLinks } from '../../lib/links/record-links.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './forwarding.module.css'
import { orderLabel } from './order-list.tsx'
import { OrderActions } from './order-record.actions.tsx'
import { OrderCharges, OrderMilestones } from './order-record.parts.tsx'
import { ShipmentFiles, ShipmentGoods, ShipmentRoute } from './shipment-details.tsx'

type Props = { readonly order: ForwarderOrderDetail }
/** What the provider enters beside the machine, and the first event. */
const events = ['create', 'price', 'transport', 'milestones', 'addDocuments'] as const

/** A forwarder order's page: how far the goods are, what carries them, what it costs. */
export function ForwarderOrderRecord({ order }: Props) {
  const t = useTranslations('forwarding.orders')
  const stepText = useStepText('forwarderOrder')
  const history = (
    <TimelinePanel
      entries={order.timeline}
      textOf={({ transition }) => {
        const event = events.find((each) => each === transition)
        return event ? t(`events.${event}`) : stepText(transition).label
      }}
    />
  )
  return (
    <RecordFrame
      title={{ number: order.number }}
      state={
        <StateTag
          list={forwarderOrderStateLabels}
          tones={forwarderOrderStateLabelTone}
          value={orderLabel(order)}
        />
      }
      parties={
        <>
          {order.carrier} {isYes(order.isLate) && <b className={styles['late']}>{t('late')}</b>}
        </>
      }
      actions={<OrderActions order={order} />}
      notes={
        <>
          <RecordNote label={t('cancelled')} text={order.reason} />
          {order.state === states.codes.arrived && (
            <p className="q-waits-note" role="note">
              {t('waiting')}
            </p>
          )}
        </>
      }
      progress={order.milestones.length > 0 ? <OrderMilestones order={order} /> : <Progress order={order} />}
      brief={
        <>
          <Transport order={order} />
          <ShipmentRoute shipment={order} />
          {history}
        </>
      }
      aside={
        <>
          <Transport order={order} />
          <ShipmentFiles shipment={order} />
          <RecordLinks entity="forwarderOrder" id={order.id} />
          {history}
        </>
      }
    >
      {order.charges.length > 0 && <OrderCharges order={order} />}
      <ShipmentRoute shipment={order} />
      <ShipmentGoods shipment={order} />
    </RecordFrame>
  )
}

function Transport({ order }: Props) {
  const t = useTranslations('forwarding.orders')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  return (
    <Panel title={t('transport')}>
      <Details>
        <TextDetail label={fields('carrier')} value={order.carrier} />
        <TextDetail label={fields('vessel')} value={`${order.vessel} ${order.voyage}`.trim()} />
        <CodeDetail label={fields('waybillNumber')} value={printedWaybill(order.waybillNumber)} isWide />
        {order.containerNumbers.length > 0 && (
          <CodeDetail label={fields('containerNumbers')} value={order.containerNumbers.join(' · ')} isWide />
        )}
        {order.enquiryId !== null && (
          <Detail label={fields('quotationNumber')} isWide>
            <Code href={pageAddress('/forwarderQuotationInfo', { id: order.enquiryId })}>
              {order.quotationNumber}
            </Code>
          </Detail>
        )}
        {order.material !== '' && <TextDetail label={fields('material')} value={order.material} isWide />}
      </Details>
    </Panel>
  )
}

const way = ['quoteConfirmed', 'goodsReady', 'delivered', 'arrived', 'materialAdded', 'completed'] as const
const direct = ['draft', 'submitted', 'quoted'] as const

function Progress({ order }: Props) {
  const t = useTranslations('forwarding.orders')
  const codeText = useCodeText()
  const stops = order.enquiryId === null ? [...direct, ...way] : way
  return (
    <DocumentProgress
      label={t('progress')}
      stops={stops}
      here={states.keyOf(order.state) as (typeof stops)[number]}
      labelOf={(stop) =>
        codeText(
          forwarderOrderStateLabels,
          orderLabel({ state: states.codes[stop], direction: order.direction }),
        )
      }
      record={order}
    />
  )
}
