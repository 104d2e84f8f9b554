import {
  type ConsultationDetail,
  FollowUpInput,
  longestMessage,
  mostMessageFiles,
} from '@quayside/contract/notices/consultation.ts'
import { consultationState, consultationStateTone } from '@quayside/contract/notices/notice.codes.ts'
import { AttachmentField, FileList } from '@quayside/kit/attachment-field.tsx'
import { DateText, Text } from '@quayside/kit/cells.tsx'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { useForm } from '@quayside/kit/form.ts'
import { TextAreaInput } from '@quayside/kit/inputs.tsx'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { RecordDrawer } from '@quayside/kit/record-drawer.tsx'
import { StateActions } from '@quayside/kit/state-actions.tsx'
import { StateTag } from '@quayside/kit/state-tag.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { Thread } from '@quayside/kit/thread.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

/** One thread; an answer that comes while it is open appears by itself and counts as read. */
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
      {!answer.isPending && !consultation && (
        <LoadFailed text={t('gone')} onRetry={() => void answer.refetch()} />
      )}
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
        <Detail label={t('subject')}>
          <Text>{consultation.subjectName}</Text>
        </Detail>
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

type Values = { message: string; fileIds: readonly StoredFile[] }
const toBody = ({ message, fileIds }: Values) => ({ message, fileIds: fileIds.map(({ id }) => id) })

function FollowUp({ id }: { id: string }) {
  const t = useTranslations('consultations')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<Values>({
    initial: { message: '', fileIds: [] },
    check: (values) => textsOf(findingsOf(FollowUpInput, toBody(values))),
  })
  function send(event: FormEvent): void {
    event.preventDefault()
    void form
      .submit(async (values) => {
        await api('POST system/online/consultation/{id}/followUp', { params: { id }, body: toBody(values) })
        showToast({ kind: 'success', text: t('sent') })
        await queries.invalidateQueries({ queryKey: ['consultation'] })
      })
      .catch(() => undefined)
  }
  return (
    <form className="q-fields q-fields-narrow" noValidate onSubmit={send}>
      <Field form={form} name="message" label={t('more')} isRequired isWide>
        {(control) => <TextAreaInput control={control} maxLength={longestMessage} />}
      </Field>
      <Field form={form} name="fileIds" label={t('files')} isWide>
        {(control) => <AttachmentField control={control} label={t('files')} most={mostMessageFiles} />}
      </Field>
      <div>
        <Button type="primary" htmlType="submit" loading={form.isSaving}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
