import { BulletinSave, type OfficeBulletin } from '@quayside/contract/office/bulletin.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { ChoiceInput, TextAreaInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Tabs } from '@quayside/kit/page/tabs.tsx'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { BulletinPreview } from './bulletin-preview.tsx'
import { type BulletinValues, bulletinOf, valuesOf } from './bulletin-values.ts'
import styles from './publishing.module.css'

export function BulletinForm({ bulletin, onClose }: { bulletin?: OfficeBulletin; onClose: () => void }) {
  const t = useTranslations('officePublishing.bulletin')
  const languages = useTranslations('officePublishing.languages')
  const queries = useQueryClient()
  const [language, setLanguage] = useState<Locale>('zh-CN')
  const { form, dialog } = useFormDialog<BulletinValues>({
    name: `office.bulletin.${bulletin?.id ?? 'new'}`,
    initial: valuesOf(bulletin),
    lead: (formId) => leadTo(formId, setLanguage),
    check: (values) => findingsOf(BulletinSave, bulletinOf(values, bulletin)),
    send: async (values) => {
      await api('POST system/online/sysBulletin/save', { body: bulletinOf(values, bulletin) })
      showToast({ kind: 'success', text: t('published') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['bulletin'] }),
    onClose,
  })

  return (
    <FormDialog {...dialog} title={bulletin ? t('change') : t('new')} saveLabel={t('publish')}>
      <div className={styles['bulletin-languages']}>
        <Tabs
          value={language}
          options={locales.map((locale) => ({ value: locale, label: languages(locale) }))}
          onChange={setLanguage}
        />
      </div>
      {locales.map((locale) => (
        <fieldset
          key={locale}
          className={styles['bulletin-texts']}
          data-language={locale}
          aria-label={languages(locale)}
          hidden={locale !== language}
        >
          <Field
            form={form}
            name={`texts.${locale}.title`}
            label={t('title')}
            isRequired={locale === 'zh-CN'}
            {...(locale !== 'zh-CN' && { hint: t('optional') })}
            isWide
          >
            {(control) => <TextInput control={control} maxLength={200} />}
          </Field>
          <Field
            form={form}
            name={`texts.${locale}.content`}
            label={t('content')}
            isRequired={locale === 'zh-CN'}
            isWide
          >
            {(control) => <TextAreaInput control={control} maxLength={20_000} />}
          </Field>
        </fieldset>
      ))}
      <Field form={form} name="isPinned" label={t('place')} isWide>
        {(control) => (
          <ChoiceInput
            control={control}
            options={[
              { value: 0, label: t('normal') },
              { value: 1, label: t('isPinned') },
            ]}
          />
        )}
      </Field>
      {!bulletin && (
        <Field form={form} name="publishAt" label={t('publishAt')} hint={t('atOnce')} isWide>
          {({ set, ...control }) => (
            <Input {...control} type="datetime-local" onChange={(event) => set(event.target.value)} />
          )}
        </Field>
      )}
      <BulletinPreview values={form.values} language={language} publishedAt={bulletin?.publishedAt} />
    </FormDialog>
  )
}

/** Opens the language of the first field that is wrong, and puts the cursor there. */
function leadTo(formId: string, open: (language: Locale) => void): void {
  const field = document.querySelector<HTMLElement>(`[data-form="${CSS.escape(formId)}"][data-wrong]`)
  const language = field?.closest<HTMLElement>('[data-language]')?.dataset['language']
  const locale = locales.find((each) => each === language)
  if (locale) open(locale)
  requestAnimationFrame(() => field?.querySelector<HTMLElement>('input, textarea')?.focus())
}
