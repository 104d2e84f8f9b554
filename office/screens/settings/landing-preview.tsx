import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import { hasContent, type LandingSection } from '@quayside/contract/kernel/landing-sections.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { BrandMark } from '@quayside/kit/page/brand.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { useTranslations } from 'use-intl'
import styles from './landing.module.css'
import { useSectionTitles } from './section-titles.ts'

type Props = {
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
  readonly landing: LandingContent
  readonly sections: readonly LandingSection[]
  /** As the page's head shows them. */
  readonly name: string
  readonly logo: string | null
}

/** The landing page in small with what is typed; nothing of it leaves the page. */
export function LandingPreview({ locale, onLocale, landing, sections, name, logo }: Props) {
  const t = useTranslations('officePublishing')
  const shown = sections.filter((each) => each.isShown && hasContent(landing, each.name))
  return (
    <div className={styles['preview']}>
      <Panel
        title={t('landingSections.preview')}
        actions={
          <a href="/" target="_blank" rel="noopener">
            {t('landingSections.open')}
          </a>
        }
      >
        <p className="q-page-note">{t('landingSections.previewNote')}</p>
        <Segmented
          aria-label={t('landingSections.previewLanguage')}
          value={locale}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={onLocale}
        />
        <div className={styles['page']} lang={locale}>
          <div className={styles['head']}>
            {logo === null ? <BrandMark size={16} /> : <img src={logo} alt="" />}
            <b>{name}</b>
          </div>
          <div className={styles['opening']}>
            <strong>
              {landing.headline.map((line, place) => (
                // A line is its place in the headline.
                <span key={place}>{line}</span>
              ))}
            </strong>
            <p>{landing.subline}</p>
            <small>{landing.route.join(' → ')}</small>
          </div>
          {shown.map((section) => (
            <SectionPreview key={section.name} section={section} landing={landing} locale={locale} />
          ))}
        </div>
      </Panel>
    </div>
  )
}

const mostItems = 3

/** Heading, picture and the first items of a section. */
function SectionPreview({
  section: { name, picture },
  landing,
  locale,
}: {
  section: LandingSection
  landing: LandingContent
  locale: Locale
}) {
  const t = useTranslations('officePublishing.landingSections')
  const titles = useSectionTitles(locale)
  const items = itemsOf[name](landing).filter((item) => item !== '')
  return (
    <div className={styles['section']} data-section={name}>
      {name !== 'figures' && <b>{titles?.[name].title}</b>}
      {picture && <img src={picture.address} alt={picture.texts[locale]} />}
      <ul>
        {items.slice(0, mostItems).map((item, place) => (
          // An item is its place in the list.
          <li key={place}>{item}</li>
        ))}
      </ul>
      {items.length > mostItems && <small>{t('more', { count: items.length - mostItems })}</small>}
    </div>
  )
}

const itemsOf: Readonly<Record<LandingSection['name'], (landing: LandingContent) => readonly string[]>> = {
  business: ({ businessLines }) => businessLines.map(({ title }) => title),
  figures: ({ figures, qualifications }) => [
    ...figures.map(({ value, label }) => `${value} ${label}`),
    ...qualifications,
  ],
  about: ({ aboutUs, companyProfile }) => [
    ...aboutUs,
    ...companyProfile.map(({ label, value }) => `${label} ${value}`),
  ],
  history: ({ history }) => history.map(({ year, title }) => `${year} ${title}`),
  certificates: ({ certificates }) => certificates.map((each) => each.name),
  culture: ({ culture }) => culture.map(({ title }) => title),
  group: ({ groupCompanies }) => groupCompanies.map((each) => each.name),
  contacts: ({ contacts }) => contacts.map(({ office, phone }) => `${office} ${phone}`),
}
