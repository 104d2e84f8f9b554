import { BulletinSave, type OfficeBulletin } from '@quayside/contract/office/publishing.ts'
import { useDraft } from '@quayside/kit/draft.ts'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { useForm } from '@quayside/kit/form.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { ChoiceInput, TextAreaInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './publishing.module.css'

type Part = 'title' | 'content'
type Values = Record<`texts.${Locale}.${Part}`, string> & { isPinned: number }

function valuesOf(bulletin: OfficeBulletin | undefined): Values {
  const texts = locales.flatMap((locale) =>
    (['title', 'content'] as const).map((part) => [
      `texts.${locale}.${part}`,
      bulletin?.texts[locale]?.[part] ?? '',
    ]),
  )
  return { ...(Object.fromEntries(texts) as Values), isPinned: bulletin?.isPinned ? 1 : 0 }
}

/** A language with neither title nor text is omitted; one with only one of them is refused. */
function bodyOf(values: Values, bulletin: OfficeBulletin | undefined) {
  const textIn = (locale: Locale) => ({
    title: values[`texts.${locale}.title`],
    content: values[`texts.${locale}.content`],
  })
  const isGiven = (locale: Locale): boolean =>
    Object.values(textIn(locale)).some((text) => text.trim() !== '')
  return {
    ...(bulletin && { id: bulletin.id, version: bulletin.version }),
    texts: {
      'zh-CN': textIn('zh-CN'),
      ...(isGiven('zh-TW') && { 'zh-TW': textIn('zh-TW') }),
      ...(isGiven('en-US') && { 'en-US': textIn('en-US') }),
    },
    isPinned: values.isPinned,
  }
}

export function BulletinForm({ bulletin, onClose }: { bulletin?: OfficeBulletin; onClose: () => void }) {
  const t = useTranslations('officePublishing.bulletin')
  const languages = useTranslations('officePublishing.languages')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const form = useForm<Values>({
    initial: valuesOf(bulletin),
    check: (values) => textsOf(findingsOf(BulletinSave, bodyOf(values, bulletin))),
  })
  const draft = useDraft(`office.bulletin.${bulletin?.id ?? 'new'}`, form)

  async function save(): Promise<void> {
    await form.submit(async (values) => {
      await api('POST system/online/sysBulletin/save', { body: bodyOf(values, bulletin) })
      draft.drop()
      showToast({ kind: 'success', text: t('published') })
      await queries.invalidateQueries({ queryKey: ['bulletin'] })
      onClose()
    })
  }

  return (
    <FormDialog
      title={bulletin ? t('change') : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('publish')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {locales.map((locale) => (
        <fieldset key={locale} className={`${styles['settings-list']} ${styles['bulletin-texts']}`}>
          <legend>{languages(locale)}</legend>
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
    </FormDialog>
  )
}
