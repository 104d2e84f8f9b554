import { type ConsultationDetail, FollowUpInput } from '@quayside/contract/notices/consultation.ts'
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
import { showToast } from '@quayside/kit/page/events.ts'
import { Thread } from '@quayside/kit/record/thread.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'

/** One thread with the provider; an answer that arrives while it is open appears at once and is marked as read. */
export function useConsultation(id: string) {
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: ['consultation', 'record', id],
    queryFn: () => api('GET system/online/consultation/{id}', { params: { id } }),
  })
  const unread = answer.data?.unreadCount ?? 0
  useEffect(() => {
    if (unread === 0) return
    void api('POST system/online/consultation/{id}/read', { params: { id }, body: {} }, { isQuiet: true })
      .then(() => queries.invalidateQueries({ queryKey: ['consultation'] }))
      .catch(() => undefined)
  }, [id, unread, queries])
  return answer
}

/** Its messages, and a field for the next one as long as it is open. */
export function ConsultationThread({ consultation }: { consultation: ConsultationDetail }) {
  const t = useTranslations('consultations')
  return (
    <>
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
        <Button look="signal" type="submit" isBusy={form.isSaving}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
