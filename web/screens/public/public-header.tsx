import { Brand } from '@quayside/kit/plain/brand.tsx'
import { LanguageSwitch } from '@quayside/kit/plain/language-switch.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { switchLocale } from '../../lib/i18n.tsx'
import { currentLocale } from '../../lib/locale.ts'
import { useStore } from '../../lib/store.ts'
import { systemInfo } from '../../lib/system-info.ts'

export function PublicBrand() {
  const t = useTranslations('publicPages')
  const info = useStore(systemInfo)
  if (!info) return <span className="brand" />
  return <Brand name={info.ymbTitle} logo={info.logo} label={t('home', { name: info.ymbTitle })} />
}

export function PublicLanguages() {
  const t = useTranslations('publicPages.language')
  const names = { 'zh-CN': t('names.zh-CN'), 'zh-TW': t('names.zh-TW'), 'en-US': t('names.en-US') }
  return (
    <LanguageSwitch
      label={t('label')}
      names={names}
      current={useStore(currentLocale)}
      onChoose={(locale) => void switchLocale(locale)}
    />
  )
}

export function SkipLink() {
  const t = useTranslations('publicPages')
  return (
    <a className="skip-link" href="#content">
      {t('skip')}
    </a>
  )
}

export function PublicHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="public-header">
      <SkipLink />
      <div className="public-width">
        <PublicBrand />
        {children}
      </div>
    </header>
  )
}
