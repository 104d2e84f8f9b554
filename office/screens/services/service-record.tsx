import type { ServiceOrderReview } from '@quayside/contract/office/services.ts'
import { serviceOrderState } from '@quayside/contract/services/service.codes.ts'
import { resultDocuments } from '@quayside/contract/services/service-order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { QuotedFeeDetails } from '@quayside/kit/records/quoted-fee.tsx'
import { ServiceRequestDetails } from '@quayside/kit/records/service-request.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { Documents } from '../../lib/documents.tsx'
import { useEntryNames } from '../../lib/entry-names.ts'
import { FeeDialog } from '../../lib/fee-dialog.tsx'
import { FilesDialog } from '../../lib/files-dialog.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep } from '../../lib/records.ts'

export const ServiceRecord = () => (
  <RecordQuery kind="serviceOrder">{(order) => <Service key={order.id} order={order} />}</RecordQuery>
)

type Props = { readonly order: ServiceOrderReview }
const accepted = ['audited', 'dispatched', 'signed']

/** What is asked for, its fee, and what shows that it was done. */
function Service({ order }: Props) {
  const t = useTranslations('officeServices')
  const may = useMay()
  const goOn = useGoOn('serviceOrder', order.id)
  const [asked, setAsked] = useState<'auditPass' | 'setFee' | 'addDocuments'>()
  const close = (): void => setAsked(undefined)
  const state = serviceOrderState.keyOf(order.state) ?? 'submitted'
  const { id, number } = order
  return (
    <RecordPage
      kind="serviceOrder"
      record={order}
      steps={{
        begin: { auditPass: () => setAsked('auditPass') },
        events: { setFee: t('setFee'), addDocuments: t('addDocuments') },
        more: may('service-handle') && (
          <>
            {accepted.includes(state) && <Button onClick={() => setAsked('setFee')}>{t('setFee')}</Button>}
            {[...accepted, 'completed'].includes(state) && (
              <Button onClick={() => setAsked('addDocuments')}>{t('addDocuments')}</Button>
            )}
          </>
        ),
      }}
      {...(order.attachments.length > 0 && { aside: <Documents files={order.attachments} /> })}
    >
      <Request order={order} />
      {(asked === 'auditPass' || asked === 'setFee') && (
        <ServiceFeeDialog order={order} step={asked} onClose={close} />
      )}
      {asked === 'addDocuments' && (
        <FilesDialog
          name={`office.service.files.${id}`}
          title={`${t('addDocuments')} ${number}`}
          saveLabel={t('saveDocuments')}
          documents={resultDocuments.map((kind) => ({ kind, label: t(`documents.${kind}`) }))}
          attached={order.attachments}
          upload={(file) => uploadTo('POST service/online/order/{id}/upload', file, {}, { id })}
          save={async (attachments) => {
            await takeStep('serviceOrder', id, 'addDocuments', { attachments })
            await goOn({ isSettled: false })
          }}
          onClose={close}
        />
      )}
    </RecordPage>
  )
}

function Request({ order }: Props) {
  const t = useTranslations('officeServices')
  const fields = useTranslations('serviceFields.serviceOrder')
  return (
    <Panel title={t('request')}>
      <Details>
        <ServiceRequestDetails
          order={order}
          kindName={useEntryNames('1025')}
          hrefOf={(id) => recordAddress('order', id)}
          texts={t}
        />
        {order.amount !== null && <QuotedFeeDetails fee={order} labels={fields} free={t('free')} />}
        {order.reason !== '' && <TextDetail label={fields('reason')} value={order.reason} isWide />}
      </Details>
    </Panel>
  )
}

/** The fee at which a request is accepted, or another one afterwards. */
function ServiceFeeDialog(props: Props & { step: 'auditPass' | 'setFee'; onClose: () => void }) {
  const { order, step, onClose } = props
  const t = useTranslations('officeServices')
  const fields = useTranslations('serviceFields.serviceOrder')
  const text = useStepText('serviceOrder')('auditPass')
  const goOn = useGoOn('serviceOrder', order.id)
  const isAcceptance = step === 'auditPass'
  return (
    <FeeDialog
      record={order}
      {...(order.quantity !== null && { quantity: order.quantity })}
      label={isAcceptance ? text.label : t('setFee')}
      labelOf={fields}
      {...(isAcceptance && { effect: text.confirm })}
      onSave={async (fee) => {
        await takeStep('serviceOrder', order.id, step, fee)
        await goOn({ isSettled: isAcceptance })
      }}
      onClose={onClose}
    />
  )
}
