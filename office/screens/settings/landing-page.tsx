import { LandingContent } from '@quayside/contract/kernel/landing.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { defaultLocale, type Locale, locales } from '@quayside/phrases/locales.ts'
import { useState } from 'react'
import { type ContentValues, LandingTexts } from './content.tsx'
import styles from './landing.module.css'
import type { SectionsForm } from './landing-part.ts'
import { LandingPreview } from './landing-preview.tsx'
import { LandingSections } from './landing-sections.tsx'

type Props = {
  readonly texts: Form<ContentValues>
  readonly sections: SectionsForm
  /** The provider's name in each language, and the address of the logo, as they are typed. */
  readonly names: ContentValues
  readonly logo: string | null
}

/** Order and pictures of the landing page's sections and their texts, beside what the page looks like. */
export function LandingPage({ texts, sections, names, logo }: Props) {
  const [locale, setLocale] = useState<Locale>(defaultLocale)
  const landing = LandingContent.safeParse(texts.values[locale] ?? texts.values[defaultLocale]).data
  if (!landing) return <LandingTexts form={texts} />
  const name = names[locale] ?? names['*']
  return (
    <div className={styles['landing']}>
      <div className={styles['fields']}>
        <LandingSections form={sections} landing={landing} />
        <LandingTexts
          form={texts}
          onLanguage={(chosen) => setLocale(locales.find((each) => each === chosen) ?? locale)}
        />
      </div>
      <LandingPreview
        locale={locale}
        onLocale={setLocale}
        landing={landing}
        sections={sections.values.sections}
        name={typeof name === 'string' ? name : ''}
        logo={logo}
      />
    </div>
  )
}
