import {
  type AnnouncedTransferDetail,
  announcedTransferColumns,
} from '@quayside/contract/finance/announced-transfer.ts'
import {
  transferPurpose,
  transferState,
  transferStateTone,
} from '@quayside/contract/finance/voucher.codes.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateActions, useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import { api } from '../../lib/session/api.ts'

export const useAnnouncedTransfer = (id: string | undefined) =>
  useRecord('announcedTransfer', id, (known) =>
    api('GET tax/online/capitalAppointment/{id}', { params: { id: known } }),
  )

/** One announced transfer: what it is for, whether it is confirmed, and when it came. */
export default function AnnouncedTransferRecord(props: {
  id: string
  onChange: () => void
  onClose: () => void
}) {
  const t = useTranslations('taxInvoiceScreens.announcedTransfers')
  const common = useTranslations('taxInvoiceScreens.common')
  const verbs = useTranslations('kit.list')
  const queries = useQueryClient()
  const { id } = props
  const answer = useAnnouncedTransfer(id)
  const transfer = answer.data
  const steps = transfer?.nextSteps ?? []
  async function cancel(): Promise<void> {
    await api('POST tax/online/capitalAppointment/{id}/cancel', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('cancelled') })
    await queries.invalidateQueries({ queryKey: ['announcedTransfer'] })
  }
  return (
    <RecordDrawer
      title={transfer?.number ?? t('title')}
      actions={
        <>
          <StateActions
            machine="announcedTransfer"
            steps={steps.filter(({ name }) => name === 'cancel')}
            onStep={cancel}
          />
          {steps.some(({ name }) => name === 'change') && (
            <Button look="signal" onClick={props.onChange}>
              {verbs('change')}
            </Button>
          )}
        </>
      }
      onClose={props.onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !transfer && <RecordFailed answer={answer} gone={common('gone')} />}
      {transfer && <Facts transfer={transfer} />}
    </RecordDrawer>
  )
}

function Facts({ transfer }: { transfer: AnnouncedTransferDetail }) {
  const t = useTranslations('taxInvoiceScreens.announcedTransfers')
  const common = useTranslations('taxInvoiceScreens.common')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const stepText = useStepText('announcedTransfer')
  const nameOf = useMovementName()
  const day = (key: 'transferOn' | 'confirmedOn' | 'receivedOn') => (
    <DateDetail label={fields(key)} value={transfer[key]} />
  )
  const shown = fieldsOf(announcedTransferColumns, transfer, fields)
  return (
    <>
      <Details>
        <Detail label={fields('state')}>
          <StateTag list={transferState} tones={transferStateTone} value={transfer.state} />
        </Detail>
        {shown('amount')}
        {day('transferOn')}
        <CodedDetail label={fields('purpose')} list={transferPurpose} value={transfer.purpose} />
        {day('confirmedOn')}
        {day('receivedOn')}
        {shown('payerName')}
        <TextDetail label={t('orders')} value={transfer.orderNos.join(', ')} />
        <TextDetail
          label={t('items')}
          value={transfer.items
            .map((item) => `${nameOf({ itemKind: item.kind, feeKind: item.feeKind })} ${item.documentNo}`)
            .join(', ')}
          isWide
        />
        {shown('note')}
      </Details>
      <AttachedFiles title={t('slip')} files={transfer.attachments} />
      <TimelineSection
        entries={transfer.timeline}
        textOf={({ transition }) =>
          transition === 'create' ? common('created') : stepText(transition).label
        }
      />
    </>
  )
}
