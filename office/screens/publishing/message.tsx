import { MessageSend } from '@quayside/contract/office/bulletin.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ChoiceInput, TextAreaInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { SelectMany } from '@quayside/kit/inputs/select-many.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './publishing.module.css'

type Values = { to: 'some' | 'all'; companyIds: string[]; title: string; content: string }
const empty: Values = { to: 'some', companyIds: [], title: '', content: '' }

const bodyOf = ({ to, companyIds, title, content }: Values) => ({
  ...(to === 'some' && { companyIds }),
  title,
  content,
})

/** To some companies or to all. A sent message cannot be withdrawn, so sending to all asks first. */
export function Message() {
  const t = useTranslations('officePublishing.message')
  const pages = useTranslations('office.pages')
  const textsOf = useFindingTexts()
  const [keyword, setKeyword] = useState('')
  const [isAsking, setAsking] = useState(false)
  const form = useForm<Values>({
    initial: empty,
    check: (values) => textsOf(findingsOf(MessageSend, bodyOf(values))),
  })
  const companies = useQuery({
    queryKey: ['company', 'found', keyword],
    queryFn: ({ signal }) =>
      api(
        'GET base/online/company/list',
        { query: { keyword, state: 'passed', pageSize: 20 } },
        { isQuiet: true, signal },
      ),
    placeholderData: keepPreviousData,
  })

  async function send(): Promise<void> {
    setAsking(false)
    await form.submit(async (values) => {
      const { count } = await api('POST system/online/sysMsg/send', { body: bodyOf(values) })
      showToast({ kind: 'success', text: t('sent', { count }) })
      form.reset(empty)
    })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const isWhole = findingsOf(MessageSend, bodyOf(form.values)).length === 0
    if (form.values.to === 'all' && isWhole) setAsking(true)
    else void send().catch(() => undefined)
  }

  return (
    <>
      <PageHeader title={pages('messages')} />
      <section className="q-panel">
        <form className={`q-panel-body ${styles['publishing-form']}`} noValidate onSubmit={submit}>
          <p>{t('lead')}</p>
          <div className="q-fields">
            <Field form={form} name="to" label={t('to')} isWide>
              {(control) => (
                <ChoiceInput
                  control={control}
                  options={[
                    { value: 'some' as const, label: t('some') },
                    { value: 'all' as const, label: t('all') },
                  ]}
                />
              )}
            </Field>
            {form.values.to === 'some' && (
              <Field form={form} name="companyIds" label={t('companies')} isRequired isWide>
                {({ set, ...control }) => (
                  <SelectMany
                    {...control}
                    placeholder={t('find')}
                    search={{ onType: setKeyword }}
                    options={(companies.data?.rows ?? []).map((row) => ({ value: row.id, label: row.title }))}
                    onChange={set}
                  />
                )}
              </Field>
            )}
            <Field form={form} name="title" label={t('title')} isRequired isWide>
              {(control) => <TextInput control={control} maxLength={200} />}
            </Field>
            <Field form={form} name="content" label={t('content')} isRequired isWide>
              {(control) => <TextAreaInput control={control} maxLength={5000} />}
            </Field>
          </div>
          <Button look="signal" type="submit" isBusy={form.isSaving}>
            {t('send')}
          </Button>
        </form>
      </section>
      {isAsking && (
        <Dialog
          title={t('send')}
          action={{ label: t('send'), run: () => void send().catch(() => undefined) }}
          onClose={() => setAsking(false)}
        >
          <p>{t('confirm')}</p>
        </Dialog>
      )}
    </>
  )
}
