import { feeDisputeState } from '@quayside/contract/finance/finance.codes.ts'
import { AnswerInput } from '@quayside/contract/notices/consultation.ts'
import type { DisputeReview } from '@quayside/contract/office/fee.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Thread } from '@quayside/kit/record/thread.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { FeeDetails } from './fee-details.tsx'
import { UpholdDialog } from './uphold-dialog.tsx'

export const DisputeRecord = () => (
  <RecordQuery kind="feeDispute">{(fee) => <Dispute key={fee.disputeId} fee={fee} />}</RecordQuery>
)

/** The fee, what the customer says about it, and the thread; the decision corrects the fee or says why it stands. */
function Dispute({ fee }: { fee: DisputeReview }) {
  const t = useTranslations('officeFinance.dispute')
  const review = useTranslations('officeReview')
  const may = useMay()
  const [isUpholding, setUpholding] = useState(false)
  const dispute = fee.disputes.find(({ id }) => id === fee.disputeId)
  const isOpen = dispute?.state === feeDisputeState.codes.raised
  return (
    <RecordPage
      kind="feeDispute"
      record={{ ...fee, id: fee.disputeId }}
      header={{
        state: feeDisputeState.keyOf(dispute?.state ?? feeDisputeState.codes.raised) ?? 'raised',
      }}
      steps={{ begin: { uphold: () => setUpholding(true) } }}
    >
      <Panel>
        <Details>
          <TextDetail label={t('reason')} value={dispute?.reason} isWide />
          <TextDetail label={t('raisedBy')} value={dispute?.raisedBy} />
          <Detail label={t('fee')}>
            <Code href={recordAddress('fee', fee.id)}>{fee.number}</Code>
          </Detail>
          {dispute?.answer && <TextDetail label={t('answer')} value={dispute.answer} isWide />}
        </Details>
      </Panel>
      <FeeDetails fee={fee} />
      <Panel title={t('thread')}>
        <Thread
          label={t('thread')}
          messages={fee.messages}
          own="provider"
          authorOf={({ side, author }) => `${review(`by.${side}`)} · ${author}`}
          more={({ attachments }) =>
            attachments.length > 0 && <FileList files={attachments.map(toStoredFile)} />
          }
        />
        {isOpen && may('fee-decide') && <Reply id={fee.disputeId} />}
      </Panel>
      {isUpholding && <UpholdDialog fee={fee} onClose={() => setUpholding(false)} />}
    </RecordPage>
  )
}

function Reply({ id }: { id: string }) {
  const t = useTranslations('officeFinance.dispute')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('feeDispute', id)
  const form = useForm({
    initial: { message: '' },
    check: (values) => textsOf(findingsOf(AnswerInput, values)),
  })
  function send(event: FormEvent): void {
    event.preventDefault()
    void form
      .submit(async (body) => {
        await api('POST finance/online/dispute/{id}/answer', { params: { id }, body })
        form.reset({ message: '' })
        await goOn({ isSettled: false })
      })
      .catch(() => undefined)
  }
  return (
    <form className="q-fields" noValidate onSubmit={send}>
      <Field form={form} name="message" label={t('reply')} hint={t('replyHint')} isRequired isWide>
        {(control) => <TextAreaInput control={control} maxLength={4000} />}
      </Field>
      <div>
        <Button type="submit" isBusy={form.isSaving}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
