import { shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import { DateText } from '@quayside/kit/table/cells.tsx'
import type { Locale } from '@quayside/phrases/locales.ts'
import { useTranslations } from 'use-intl'
import type { BulletinValues } from './bulletin-values.ts'
import styles from './publishing.module.css'

/** As customers who read this language will see it. */
export function BulletinPreview(props: {
  values: BulletinValues
  language: Locale
  publishedAt: string | undefined
}) {
  const { values, language } = props
  const t = useTranslations('officePublishing.bulletin')
  const isOwn = language === 'zh-CN' || values[`texts.${language}.title`].trim() !== ''
  const shown: Locale = isOwn ? language : 'zh-CN'
  const at =
    props.publishedAt ??
    (values.publishAt === '' ? undefined : shanghaiInstant(values.publishAt).toISOString())
  return (
    <section data-wide className={styles['bulletin-preview']} lang={shown} aria-label={t('preview')}>
      <p className="q-page-note">{isOwn ? t('preview') : t('previewChinese')}</p>
      <h3>
        {values.isPinned === 1 && <span className="q-mark">{t('isPinned')}</span>}{' '}
        {values[`texts.${shown}.title`] || '–'}
      </h3>
      <p className="q-page-note">{at === undefined ? t('now') : <DateText value={at} hasTime />}</p>
      <div>{values[`texts.${shown}.content`]}</div>
    </section>
  )
}
