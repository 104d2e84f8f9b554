import { carrierDocuments, forwarderOrderColumns } from '@quayside/contract/forwarding/forwarder-order.ts'
import { forwarderOrderStateLabel } from '@quayside/contract/forwarding/forwarder-order-label.ts'
import {
  forwarderOrderState,
  freightDirection,
  freightMilestone,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { printedWaybill } from '@quayside/contract/forwarding/freight-numbers.ts'
import { freightRoute } from '@quayside/contract/forwarding/freight-route.ts'
import { isLate } from '@quayside/contract/forwarding/milestone.ts'
import type { ForwarderOrderReview } from '@quayside/contract/office/forwarding.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { CodeDetail, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { MilestonesTable } from '@quayside/kit/records/freight-tables.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { Documents } from '../../lib/documents.tsx'
import { FilesDialog } from '../../lib/files-dialog.tsx'
import { useMay } from '../../lib/may.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep } from '../../lib/records.ts'
import styles from './forwarding.module.css'
import { MilestoneDialog } from './milestone-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { ShipmentDetails } from './shipment-details.tsx'
import { SummedCharges } from './summed-charges.tsx'
import { TransportDialog } from './transport-dialog.tsx'

export const ForwarderOrderRecord = () => (
  <RecordQuery kind="forwarderOrder">{(order) => <Order key={order.id} order={order} />}</RecordQuery>
)

type Dialog = 'transport' | 'milestones' | 'price' | 'addDocuments'

/** An order with what carries it, its stops and its charges. */
function Order({ order }: { order: ForwarderOrderReview }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const route = useTranslations('kit.route')
  const codeText = useCodeText()
  const may = useMay()
  const [dialog, setDialog] = useState<Dialog>()
  const close = (): void => setDialog(undefined)
  const { id } = order
  const goOn = useGoOn('forwarderOrder', id)
  const state = forwarderOrderState.keyOf(order.state) ?? 'submitted'
  const direction = order.direction === freightDirection.codes.export ? 'export' : 'import'
  const isUnderWay = state !== 'cancelled' && state !== 'completed'
  const shown = fieldsOf(forwarderOrderColumns, order, fields)
  return (
    <RecordPage
      kind="forwarderOrder"
      record={order}
      header={{
        label: forwarderOrderStateLabel(state, direction),
      }}
      steps={{
        progress: order.milestones.length > 0 && (
          <RouteLine
            label={route('title')}
            route={freightRoute(order.milestones, today())}
            nameOf={(stop) => codeText(freightMilestone, freightMilestone.codes[stop])}
          />
        ),
        events: {
          price: t('price'),
          transport: t('transport'),
          milestones: t('enterMilestones'),
          addDocuments: t('addDocuments'),
        },
        more: state !== 'cancelled' && may('freightOrder-handle') && (
          <>
            {state === 'submitted' && <Button onClick={() => setDialog('price')}>{t('price')}</Button>}
            {isUnderWay && (
              <>
                <Button onClick={() => setDialog('transport')}>{t('transport')}</Button>
                <Button onClick={() => setDialog('milestones')}>{t('enterMilestones')}</Button>
              </>
            )}
            <Button onClick={() => setDialog('addDocuments')}>{t('addDocuments')}</Button>
          </>
        ),
      }}
      {...(order.attachments.length > 0 && { aside: <Documents files={order.attachments} /> })}
    >
      <Milestones order={order} />
      <ShipmentDetails shipment={order}>
        {shown('carrier')}
        <TextDetail label={fields('vessel')} value={`${order.vessel} ${order.voyage}`.trim()} />
        <CodeDetail label={fields('waybillNumber')} value={printedWaybill(order.waybillNumber)} />
        {order.containerNumbers.length > 0 && (
          <TextDetail label={fields('containerNumbers')} value={order.containerNumbers.join(' · ')} isWide />
        )}
        {order.material !== '' && shown('material')}
        {order.reason !== '' && shown('reason')}
      </ShipmentDetails>
      {order.charges.length > 0 && (
        <Panel title={t('charges')}>
          <SummedCharges charges={order.charges} />
        </Panel>
      )}
      {dialog === 'transport' && <TransportDialog order={order} onClose={close} />}
      {dialog === 'milestones' && <MilestoneDialog order={order} onClose={close} />}
      {dialog === 'price' && <PriceDialog order={order} onClose={close} />}
      {dialog === 'addDocuments' && (
        <FilesDialog
          name={`office.freight.files.${id}`}
          title={`${t('addDocuments')} ${order.number}`}
          saveLabel={t('saveDocuments')}
          documents={carrierDocuments.map((kind) => ({ kind, label: t(`documents.${kind}`) }))}
          attached={order.attachments}
          upload={(file) => uploadTo('POST freight/online/order/{id}/upload', file, {}, { id })}
          save={async (attachments) => {
            await takeStep('forwarderOrder', id, 'addDocuments', { attachments })
            await goOn({ isSettled: false })
          }}
          onClose={close}
        />
      )}
    </RecordPage>
  )
}

function Milestones({ order }: { order: ForwarderOrderReview }) {
  const t = useTranslations('officeForwarding')
  const now = new Date().toISOString()
  if (order.milestones.length === 0) return null
  return (
    <Panel title={t('milestones')}>
      <MilestonesTable
        milestones={order.milestones}
        texts={t}
        lateMark={(milestone) =>
          isLate(milestone, now) && <span className={styles['late']}>{t('late')}</span>
        }
      />
    </Panel>
  )
}
