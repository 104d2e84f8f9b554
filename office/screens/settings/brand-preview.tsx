import type { Brand } from '@quayside/contract/kernel/brand.ts'
import {
  inkTokens,
  signalTokens,
  usualBrandColours,
  workTokens,
} from '@quayside/contract/kernel/brand-colours.ts'
import { isColour } from '@quayside/contract/kernel/contrast.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { BrandMark } from '@quayside/kit/page/brand.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { type CSSProperties, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './brand.module.css'
import { LoginPreview } from './login-preview.tsx'

type Named = Readonly<Record<string, unknown>>
export type PreviewNames = { readonly title: Named; readonly productName: Named }

const nameIn = (names: Named, locale: Locale): string => {
  const name = names[locale] ?? names['*'] ?? ''
  return typeof name === 'string' ? name : ''
}

/** Where a colour is none yet, the preview keeps the product's own. */
const tokensOf = (brand: Brand, theme: 'light' | 'dark'): CSSProperties => ({
  ...inkTokens(isColour(brand.ink) ? brand.ink : usualBrandColours.ink)[theme],
  ...workTokens(isColour(brand.work) ? brand.work : usualBrandColours.work)[theme],
  ...signalTokens(isColour(brand.signal) ? brand.signal : usualBrandColours.signal)[theme],
})

/** The portal's bar and a paper's head with what is typed; nothing of it leaves the page. */
export function BrandPreview({ brand, names }: { brand: Brand; names: PreviewNames }) {
  const t = useTranslations('officePublishing')
  const [locale, setLocale] = useState<Locale>('zh-CN')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const logo = brand.logoDark ?? brand.logo
  return (
    <div className={styles['preview']}>
      <Panel title={t('brand.preview')}>
        <div style={tokensOf(brand, theme)}>
          <p className="q-page-note">{t('brand.previewNote')}</p>
          <div className={styles['choices']}>
            <Segmented
              aria-label={t('settings.language')}
              value={locale}
              options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
              onChange={setLocale}
            />
            <Segmented
              aria-label={`${t('brand.light')} · ${t('brand.dark')}`}
              value={theme}
              options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`brand.${value}`) }))}
              onChange={setTheme}
            />
          </div>
          <h3>{t('brand.previewLogin')}</h3>
          <LoginPreview brand={brand} name={nameIn(names.title, locale)} locale={locale} theme={theme} />
          <h3>{t('brand.previewPage')}</h3>
          <div className={styles['portal']} data-theme={theme}>
            <div className={styles['bar']}>
              <b lang={locale}>
                {logo ? <img src={logo.address} alt="" /> : <BrandMark size={22} />}
                <span>{nameIn(names.productName, locale)}</span>
              </b>
              <span>{t('brand.sampleMenu')}</span>
            </div>
            <div className={styles['body']}>
              <strong lang={locale}>{nameIn(names.title, locale)}</strong>
              <span className={styles['link']}>{t('brand.sampleLink')}</span>
              <span className={styles['button']} data-look="signal">
                {t('brand.sampleButton')}
              </span>
            </div>
          </div>
          <h3>{t('brand.previewPaper')}</h3>
          <PaperHead brand={brand} />
        </div>
      </Panel>
    </div>
  )
}

function PaperHead({ brand }: { brand: Brand }) {
  const t = useTranslations('officePublishing.brand')
  const { letterhead, letterheadAt, stamp, stampAt } = brand
  const colour = isColour(brand.ink) ? brand.ink : usualBrandColours.ink
  return (
    <div className={styles['paper']}>
      <div className={styles['head']} data-at={letterhead ? letterheadAt.statement : 'none'}>
        {letterhead && letterheadAt.statement !== 'none' && <img src={letterhead.address} alt="" />}
        <b>{t('sampleCompany')}</b>
        <span>{t('sampleTitle')}</span>
      </div>
      <strong style={{ borderTop: `2px solid ${colour}`, paddingTop: 8, color: colour }}>
        {t('sampleTitle')}
      </strong>
      <div className={styles['rows']}>
        <span>11-10</span>
        <span>{t('sampleTax')}</span>
        <span>9,412.36</span>
        <span>11-13</span>
        <span>{t('sampleGoods')}</span>
        <span>205,057.26</span>
        <b>{t('sampleTotal')}</b>
        <b />
        <b>214,469.62</b>
      </div>
      {stamp && stampAt.statement !== 'none' && (
        <img className={styles['stamp']} data-at={stampAt.statement} src={stamp.address} alt="" />
      )}
    </div>
  )
}
