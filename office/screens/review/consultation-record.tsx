import { AnswerInput } from '@quayside/contract/notices/consultation.ts'
import { consultationState } from '@quayside/contract/notices/notice.codes.ts'
import type { ConsultationReview } from '@quayside/contract/office/review.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import {
  emptyMessage,
  MessageFields,
  type MessageValues,
  messageBody,
} from '@quayside/kit/form/message-fields.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Thread } from '@quayside/kit/record/thread.tsx'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { CompanyUploads } from '../../lib/company-uploads.tsx'
import { Documents } from '../../lib/documents.tsx'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep } from '../../lib/records.ts'

export const ConsultationRecord = () => (
  <RecordQuery kind="consultation">
    {(consultation) => <Consultation key={consultation.id} consultation={consultation} />}
  </RecordQuery>
)

/** The question with its files, and below it the form of the answer. */
function Consultation({ consultation }: { consultation: ConsultationReview }) {
  const t = useTranslations('officeReview.consultation')
  const review = useTranslations('officeReview')
  const { id, nextSteps } = consultation
  const files = consultation.messages.flatMap(({ attachments }) => attachments)
  return (
    <RecordPage
      kind="consultation"
      // The form below answers; the button row closes.
      record={{ ...consultation, nextSteps: nextSteps.filter((step) => step.name !== 'answer') }}
      header={{ title: { name: consultation.title } }}
      {...(nextSteps.some((step) => step.name === 'answer') && {
        steps: { more: <span className="q-page-note">{t('below')}</span> },
      })}
      {...(files.length > 0 && { aside: <Documents files={files} /> })}
    >
      <Panel>
        <Details>
          <CodeDetail label={review('number')} value={consultation.number} />
          <TextDetail label={t('subject')} value={consultation.subjectName} />
          <TextDetail label={t('askedBy')} value={consultation.askedBy} />
        </Details>
      </Panel>
      <Panel title={t('thread')}>
        <Thread
          label={t('thread')}
          messages={consultation.messages}
          own="provider"
          authorOf={({ side, author }) => `${review(`by.${side}`)} · ${author}`}
          more={({ attachments }) =>
            attachments.length > 0 && <FileList files={attachments.map(toStoredFile)} />
          }
        />
        {nextSteps.some((step) => step.name === 'answer') ? (
          <Answer id={id} />
        ) : (
          consultation.state === consultationState.codes.closed && (
            <p className="q-nothing">{t('closedNote')}</p>
          )
        )}
      </Panel>
    </RecordPage>
  )
}

function Answer({ id }: { id: string }) {
  const t = useTranslations('officeReview.consultation')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('consultation', id)
  const form = useForm<MessageValues>({
    initial: emptyMessage,
    check: (values) => textsOf(findingsOf(AnswerInput, messageBody(values))),
  })
  function send(event: FormEvent): void {
    event.preventDefault()
    void form
      .submit(async (values) => {
        await takeStep('consultation', id, 'answer', messageBody(values))
        await goOn({ isSettled: true })
      })
      .catch(() => undefined)
  }
  return (
    <CompanyUploads
      send={(file) => uploadTo('POST system/online/consultation/{id}/upload', file, {}, { id })}
    >
      <form className="q-fields" noValidate onSubmit={send}>
        <MessageFields form={form} label={t('answer')} hint={t('waitingHint')} filesLabel={t('files')} />
        <div>
          <Button look="signal" type="submit" isBusy={form.isSaving}>
            {t('send')}
          </Button>
        </div>
      </form>
    </CompanyUploads>
  )
}
