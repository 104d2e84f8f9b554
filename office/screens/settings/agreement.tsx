import {
  AgreementPublication,
  type AgreementSetting,
  agreementNoticeDays,
} from '@quayside/contract/kernel/agreement.ts'
import { isDay } from '@quayside/contract/kernel/days.ts'
import {
  agreementNoticeOf,
  checkAgreementDay,
  usualAgreementDay,
} from '@quayside/contract/office/agreement.rules.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { errorsAt, type Form } from '@quayside/kit/form/form.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useSettingWords } from '../../lib/setting-words.ts'
import { type Content, ContentEditor } from './content-editor.tsx'
import { useSettingPart } from './setting-part.tsx'
import styles from './settings.module.css'

type Texts = AgreementSetting['texts']
type Values = Texts & { readonly effectiveOn: string }

/** The newest text to start from; day and change are said for each version. */
const valuesOf = ({ texts, effectiveOn: last }: AgreementSetting): Values => ({
  effectiveOn: usualAgreementDay({ today: today(), last }),
  'zh-CN': { ...texts['zh-CN'], changes: '' },
  'zh-TW': { ...texts['zh-TW'], changes: '' },
  'en-US': { ...texts['en-US'], changes: '' },
})

const publicationOf = ({ effectiveOn, ...texts }: Values, version: number) => ({
  effectiveOn,
  texts,
  version,
})

export function useAgreementPart(stored: AgreementSetting) {
  const [latest, setLatest] = useState(stored)
  const textsOf = useFindingTexts()
  const part = useSettingPart<Values, AgreementSetting>({
    key: 'agreement',
    stored,
    valuesOf,
    check: (values) =>
      textsOf([
        ...findingsOf(AgreementPublication, publicationOf(values, 0)),
        ...checkAgreementDay(values.effectiveOn, { today: today(), last: latest.effectiveOn }),
      ]),
    send: async (values, { version }) => {
      const next = await api('POST system/online/agreement/publish', { body: publicationOf(values, version) })
      setLatest(next)
      return next
    },
  })
  return { ...part, published: latest.published }
}

/** On which day members are told, and that it is short where they have less than the usual time. */
function useNoticeHint(effectiveOn: string): { hint?: string } {
  const t = useTranslations('officePublishing.agreement')
  if (!isDay(effectiveOn) || effectiveOn < today()) return {}
  const { on, days } = agreementNoticeOf(effectiveOn, today())
  if (on > today()) return { hint: t('toldOn', { on, days }) }
  return {
    hint: t(days < agreementNoticeDays ? 'toldShort' : 'toldNow', { days, usual: agreementNoticeDays }),
  }
}

type Props = { readonly form: Form<Values>; readonly published: AgreementSetting['published'] }

/** A new version of the service agreement, and those there are. */
export function AgreementPanel({ form, published }: Props) {
  const t = useTranslations('officePublishing.agreement')
  const languages = useTranslations('officePublishing.languages')
  const { placeOf } = useSettingWords()
  const [language, setLanguage] = useState<Locale>('zh-CN')
  const hint = useNoticeHint(form.values.effectiveOn)
  const wrong = Object.entries(errorsAt(form.errors, 'texts'))
  return (
    <>
      <Panel
        title={t('title')}
        actions={
          <Segmented
            aria-label={t('language')}
            value={language}
            options={locales.map((value) => ({ value, label: languages(value) }))}
            onChange={setLanguage}
          />
        }
      >
        <p className="q-page-note">{t('lead')}</p>
        {wrong.length > 0 && (
          <ul className={styles['wrong']} role="alert">
            {wrong.map(([path, text]) => (
              <li key={path}>
                {placeOf('agreement', path)}: {text}
              </li>
            ))}
          </ul>
        )}
        <div className="q-fields">
          <Field form={form} name="effectiveOn" label={t('effectiveOn')} isRequired {...hint}>
            {(control) => <DayInput control={control} />}
          </Field>
        </div>
        <div lang={language} className={styles['agreement']}>
          <ContentEditor
            label={t('title')}
            content={form.values[language]}
            onChange={(next: Content) => form.set(language, next as Texts[Locale])}
          />
        </div>
      </Panel>
      <Panel title={t('published')}>
        <table className={styles['versions']}>
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('effectiveOn')}</th>
              <th scope="col">{t('publishedAt')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {published.map(({ version, date, publishedAt, isInForce }) => (
              <tr key={version}>
                <td>
                  <a
                    href={`/agreement?version=${encodeURIComponent(version)}`}
                    target="_blank"
                    rel="noopener"
                  >
                    {version}
                  </a>
                </td>
                <td>{date}</td>
                <td>{publishedAt === null ? t('shipped') : <DateText value={publishedAt} hasTime />}</td>
                <td>{isInForce && t('inForce')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  )
}
