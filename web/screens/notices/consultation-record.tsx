import { type ConsultationDetail, FollowUpInput } from '@quayside/contract/notices/consultation.ts'
import { consultationState, consultationStateTone } from '@quayside/contract/notices/notice.codes.ts'
import { FileList } from '@quayside/kit/attachment-field.tsx'
import { Button } from '@quayside/kit/button.tsx'
import { DateText } from '@quayside/kit/cells.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { useForm } from '@quayside/kit/form.ts'
import {
  emptyMessage,
  MessageFields,
  type MessageValues,
  messageBody,
} from '@quayside/kit/message-fields.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { RecordDrawer } from '@quayside/kit/record-drawer.tsx'
import { RecordFailed } from '@quayside/kit/record-failed.tsx'
import { StateActions } from '@quayside/kit/state-actions.tsx'
import { StateTag } from '@quayside/kit/state-tag.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { Thread } from '@quayside/kit/thread.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

/** One thread; an answer that arrives while it is open appears at once and is marked as read. */
export default function ConsultationRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('consultations')
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: ['consultation', 'record', id],
    queryFn: () => api('GET system/online/consultation/{id}', { params: { id } }),
  })
  const consultation = answer.data
  const unread = consultation?.unreadCount ?? 0
  useEffect(() => {
    if (unread === 0) return
    void api('POST system/online/consultation/{id}/read', { params: { id }, body: {} }, { isQuiet: true })
      .then(() => queries.invalidateQueries({ queryKey: ['consultation'] }))
      .catch(() => undefined)
  }, [id, unread, queries])

  async function close(): Promise<void> {
    await api('POST system/online/consultation/{id}/close', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('closed') })
    await queries.invalidateQueries({ queryKey: ['consultation'] })
  }
  return (
    <RecordDrawer
      title={consultation?.title ?? t('title')}
      actions={
        <StateActions
          machine="consultation"
          steps={consultation?.nextSteps.filter((step) => step.name === 'close') ?? []}
          onStep={close}
        />
      }
      onClose={onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !consultation && <RecordFailed answer={answer} gone={t('gone')} />}
      {consultation && <Conversation consultation={consultation} />}
    </RecordDrawer>
  )
}

function Conversation({ consultation }: { consultation: ConsultationDetail }) {
  const t = useTranslations('consultations')
  return (
    <>
      <Details>
        <Detail label={t('number')}>{consultation.number}</Detail>
        <Detail label={t('state')}>
          <StateTag list={consultationState} tones={consultationStateTone} value={consultation.state} />
        </Detail>
        <TextDetail label={t('subject')} value={consultation.subjectName} />
        <Detail label={t('createdAt')}>
          <DateText value={consultation.createdAt} hasTime />
        </Detail>
      </Details>
      <h3>{t('thread')}</h3>
      <Thread
        label={t('thread')}
        messages={consultation.messages}
        own="customer"
        authorOf={({ side, author }) => (side === 'provider' ? `${t('provider')} · ${author}` : author)}
        more={({ attachments }) =>
          attachments.length > 0 && <FileList files={attachments.map(toStoredFile)} />
        }
      />
      {consultation.nextSteps.some((step) => step.name === 'followUp') && (
        <FollowUp key={consultation.messages.length} id={consultation.id} />
      )}
    </>
  )
}

function FollowUp({ id }: { id: string }) {
  const t = useTranslations('consultations')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<MessageValues>({
    initial: emptyMessage,
    check: (values) => textsOf(findingsOf(FollowUpInput, messageBody(values))),
  })
  function send(event: FormEvent): void {
    event.preventDefault()
    void form
      .submit(async (values) => {
        await api('POST system/online/consultation/{id}/followUp', {
          params: { id },
          body: messageBody(values),
        })
        showToast({ kind: 'success', text: t('sent') })
        await queries.invalidateQueries({ queryKey: ['consultation'] })
      })
      .catch(() => undefined)
  }
  return (
    <form className="q-fields q-fields-narrow" noValidate onSubmit={send}>
      <MessageFields form={form} label={t('more')} filesLabel={t('files')} />
      <div>
        <Button look="primary" type="submit" isBusy={form.isSaving}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
