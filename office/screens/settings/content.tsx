import type { OfficeSetting } from '@quayside/contract/office/publishing.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { locales } from '@quayside/phrases/locales.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { type Content, ContentEditor } from './content-editor.tsx'
import { picturesByName, withStoredPictures } from './content-pictures.ts'
import { useSettingPart } from './setting-part.tsx'
import styles from './settings.module.css'

export const contentKeys = ['title', 'productName', 'support', 'landing'] as const
export type ContentKey = (typeof contentKeys)[number]
/** The texts by language, or once under `*`. */
export type ContentValues = Record<string, Content>
type Values = ContentValues

export const useContentPart = (stored: OfficeSetting) =>
  useSettingPart<Values, OfficeSetting>({
    key: stored.key,
    stored,
    valuesOf: ({ value }) => value as Values,
    shownOf: picturesByName,
    send: async (values, { key, version }) =>
      api('POST system/online/sysConfig/save', {
        body: { key, value: await withStoredPictures(values), version },
      }),
  })

const languagesOf = (values: Values): string[] => ['*', ...locales].filter((each) => each in values)

function useLanguage(values: Values, onLanguage?: (language: string) => void) {
  const t = useTranslations('officePublishing')
  const languages = languagesOf(values)
  const [language, setLanguage] = useState(languages[0] ?? '*')
  const choice = languages.length > 1 && (
    <Segmented
      aria-label={t('settings.language')}
      value={language}
      options={languages.map((each) => ({
        value: each,
        label: t(`languages.${each as 'zh-CN' | 'zh-TW' | 'en-US' | '*'}`),
      }))}
      onChange={(chosen) => {
        setLanguage(chosen)
        onLanguage?.(chosen)
      }}
    />
  )
  return { language, choice }
}

type Names = { readonly name: 'title' | 'productName'; readonly form: Form<Values> }

/** The portal's names: a row for each language, the long name beside the short one. */
export function NameTexts({ names }: { names: readonly Names[] }) {
  const t = useTranslations('officePublishing')
  const languages = ['*', ...locales].filter((each) => names.some(({ form }) => each in form.values))
  return (
    <Panel title={t('settings.names')}>
      <table className={styles['names']}>
        <thead>
          <tr>
            <td />
            {names.map(({ name }) => (
              <th key={name} scope="col">
                {t(`settings.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((language) => {
            const text = t(`languages.${language as 'zh-CN' | 'zh-TW' | 'en-US' | '*'}`)
            return (
              <tr key={language}>
                <th scope="row">{text}</th>
                {names.map(({ name, form }) => (
                  <td key={name} lang={language === '*' ? undefined : language}>
                    {language in form.values && (
                      <Input
                        aria-label={`${text} · ${t(`settings.${name}`)}`}
                        value={textOf(form.values[language])}
                        maxLength={200}
                        onChange={(event) => form.set(language, event.target.value)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}

const textOf = (content: Content | undefined): string => (typeof content === 'string' ? content : '')

type Card = { readonly [name: string]: Content }
const isCard = (content: Content | undefined): content is Card =>
  typeof content === 'object' && content !== null && !Array.isArray(content)

type CardProps = {
  readonly form: Form<Values>
  readonly title: string
  /** Those of the card's fields that are shown; all without it. */
  readonly fields?: readonly string[] | undefined
  readonly switches?: ReactNode
  readonly onLanguage?: ((language: string) => void) | undefined
}

/** The fields of a card, one language at a time. */
export function CardTexts({ form, title, fields, switches, onLanguage }: CardProps) {
  const { language, choice } = useLanguage(form.values, onLanguage)
  const { [language]: card } = form.values
  if (!isCard(card)) return null
  const shown = fields ? Object.fromEntries(fields.map((name) => [name, card[name] ?? ''])) : card
  return (
    <Panel
      title={title}
      actions={
        <div className={styles['switches']}>
          {switches}
          {choice}
        </div>
      }
    >
      <div lang={language === '*' ? undefined : language}>
        <ContentEditor
          label={title}
          content={shown}
          onChange={(next) => form.set(language, { ...card, ...(isCard(next) ? next : {}) })}
        />
      </div>
    </Panel>
  )
}

const sections = {
  opening: ['headline', 'subline', 'route', 'businessLines', 'figures', 'qualifications'],
  company: ['aboutUs', 'companyProfile', 'history', 'certificates', 'culture', 'groupCompanies'],
  contact: ['contacts'],
} as const
type Section = keyof typeof sections

/** The landing page, a part of it at a time. */
export function LandingTexts({ form, onLanguage }: Pick<CardProps, 'form' | 'onLanguage'>) {
  const t = useTranslations('officePublishing.settings')
  const [section, setSection] = useState<Section>('opening')
  return (
    <CardTexts
      form={form}
      title={t('landingTexts')}
      fields={sections[section]}
      onLanguage={onLanguage}
      switches={
        <Segmented
          aria-label={t('section')}
          value={section}
          options={(Object.keys(sections) as Section[]).map((value) => ({
            value,
            label: t(`sections.${value}`),
          }))}
          onChange={setSection}
        />
      }
    />
  )
}
