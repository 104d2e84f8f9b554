import { ConsultationSave } from '@quayside/contract/notices/consultation.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { emptyMessage, MessageFields, messageBody } from '@quayside/kit/form/message-fields.tsx'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import { useConsultationSubjects } from './consultation-subjects.ts'

const empty = { subject: '', title: '', ...emptyMessage }

/** What a question is about: a subject of dictionary 1016, the record's number, and what it is called. */
export type ConsultationAbout = { readonly subject: string; readonly number: string; readonly name: string }

type Props = { readonly about?: ConsultationAbout; readonly onClose: () => void }
const longestTitle = 100

/** A question to the provider; a draft is stored until it is sent. */
export default function ConsultationForm({ about, onClose }: Props) {
  const t = useTranslations('consultations')
  const textsOf = useFindingTexts()
  const subjects = useConsultationSubjects()
  const queries = useQueryClient()
  const begun = about
    ? {
        ...empty,
        subject: about.subject,
        title: `${about.number} ${about.name}`.trim().slice(0, longestTitle),
      }
    : empty
  const { form, draft, submit } = useRecordForm({
    name: about ? `consultation.${about.number}` : 'consultation',
    record: undefined,
    empty: begun,
    valuesOf: () => begun,
    check: (values) => textsOf(findingsOf(ConsultationSave, messageBody(values))),
    save: (values) => api('POST system/online/consultation/save', { body: messageBody(values) }),
    saved: async () => {
      showToast({ kind: 'success', text: t('asked') })
      await queries.invalidateQueries({ queryKey: ['consultation'] })
      onClose()
    },
    shown: () => ({}),
  })
  return (
    <FormDialog
      title={t('new')}
      form={form}
      draft={draft}
      saveLabel={t('ask')}
      onSave={submit}
      onClose={onClose}
    >
      <Field form={form} name="subject" label={t('subject')} isRequired isWide>
        {(control) => <SelectInput control={control} options={subjects} />}
      </Field>
      <Field form={form} name="title" label={t('question')} hint={t('titleHint')} isRequired isWide>
        {(control) => <TextInput control={control} maxLength={longestTitle} />}
      </Field>
      <MessageFields form={form} label={t('message')} filesLabel={t('files')} />
    </FormDialog>
  )
}
