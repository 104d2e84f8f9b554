import { ConsultationSave } from '@quayside/contract/notices/consultation.ts'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { emptyMessage, MessageFields, messageBody } from '@quayside/kit/message-fields.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useConsultationSubjects } from '../../lib/consultation-subjects.ts'

const empty = { subject: '', title: '', ...emptyMessage }

/** A question to the provider; a draft is stored until it is sent. */
export default function ConsultationForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consultations')
  const textsOf = useFindingTexts()
  const subjects = useConsultationSubjects()
  const queries = useQueryClient()
  const { form, draft, submit } = useRecordForm({
    name: 'consultation',
    record: undefined,
    empty,
    valuesOf: () => empty,
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
        {(control) => <TextInput control={control} maxLength={100} />}
      </Field>
      <MessageFields form={form} label={t('message')} filesLabel={t('files')} />
    </FormDialog>
  )
}
