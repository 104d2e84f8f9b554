import { useIsUploading } from '@quayside/kit/files/uploading.ts'
import { Field } from '@quayside/kit/public/field.tsx'
import { Tick } from '@quayside/kit/public/tick.tsx'
import { useProblemText } from '@quayside/kit/public/use-problem-text.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { CompanyDraft } from './information-company.ts'
import { type InformationGroup, informationGroups } from './information-groups.ts'
import { LicenceUpload } from './information-licence.tsx'

/** §5 company authentication. Typed values are stored from the first letter on. */
export function InformationForm({ draft }: { draft: CompanyDraft }) {
  const t = useTranslations('information')
  const sentence = useProblemText()
  const [isSending, setSending] = useState(false)
  const isUploading = useIsUploading()
  const { form, company } = draft

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Enter in a field submits the form although its button waits.
    if (isUploading) return
    setSending(true)
    await draft.submit()
    setSending(false)
  }

  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void submit(event)}>
      {(Object.keys(informationGroups) as InformationGroup[]).map((group) => (
        <FormGroup key={group} name={group}>
          {informationGroups[group].map(({ name, isRequired, hint, input }) => (
            <Field
              key={name}
              label={t(`fields.${name}`)}
              mark={isRequired ? undefined : t('optional')}
              hint={hint === undefined ? undefined : t(`hints.${hint}`)}
              error={sentence(form.problems, name)}
              value={form.values[name]}
              required={isRequired ?? false}
              maxLength={300}
              onChange={(event) =>
                form.set(name, name === 'creditCode' ? event.target.value.toUpperCase() : event.target.value)
              }
              {...input}
            />
          ))}
        </FormGroup>
      ))}
      <FormGroup name="licence">
        <LicenceUpload form={form} />
      </FormGroup>
      <div className="information-end">
        <Tick
          isTicked={form.values.agree}
          error={sentence(form.problems, 'agree')}
          onChange={(agree) => form.set('agree', agree)}
        >
          {t('agreement.before')}
          <a href="/agreement" target="_blank" rel="noopener">
            {t('agreement.link')}
          </a>
          {t('agreement.after')}
        </Tick>
        <div className="information-actions">
          <button type="submit" className="button" data-kind="signal" disabled={isSending || isUploading}>
            {company.certification === 'REJECTED' ? t('resubmit') : t('submit')}
          </button>
          <span role="status">{isUploading ? t('stillUploading') : t('submitNote')}</span>
        </div>
        {form.problems.length > 0 && (
          <p className="field-error" role="alert">
            {t('errorSummary', { count: String(form.problems.length) })}
          </p>
        )}
        <DraftLine draft={draft} />
      </div>
    </form>
  )
}

function FormGroup({ name, children }: { name: InformationGroup | 'licence'; children: ReactNode }) {
  const t = useTranslations('information.groups')
  return (
    <section className="information-group" aria-labelledby={`group-${name}`}>
      <div>
        <h2 id={`group-${name}`}>{t(`${name}.title`)}</h2>
        <p>{t(`${name}.lead`)}</p>
      </div>
      <div className="information-fields">{children}</div>
    </section>
  )
}

function DraftLine({ draft }: { draft: CompanyDraft }) {
  const t = useTranslations('information')
  const format = useFormatter()
  const time = draft.savedAt ? format.dateTime(draft.savedAt, { hour: '2-digit', minute: '2-digit' }) : ''
  const line = {
    none: '',
    saving: t('draft.saving'),
    saved: t('draft.saved', { time }),
    local: t('draft.local'),
    restored: t('draft.restored'),
    stale: t('stale'),
  }[draft.state]
  return (
    <p className="draft-line" role="status">
      {line}
    </p>
  )
}
