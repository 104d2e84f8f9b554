import { icpRegister } from '@quayside/contract/kernel/icp-register.ts'
import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { Brand } from '@quayside/kit/page/brand.tsx'
import { LanguageSwitch } from '@quayside/kit/page/language-switch.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { ReactNode } from 'react'
import { loadPublicTexts, usePublicTexts } from '../../lib/session/public-texts.ts'
import { systemInfo } from '../../lib/session/system-info.ts'

export function PublicBrand() {
  const info = useStore(systemInfo)
  return info ? (
    <Brand name={info.ymbTitle} logo={info.logo} logoDark={info.logoDark} />
  ) : (
    <span className="brand" />
  )
}

/** `onSwitch` changes the language after the frame's own texts are loaded. */
export function PublicLanguages({ onSwitch }: { onSwitch: (locale: Locale) => unknown }) {
  const { language } = usePublicTexts()
  return (
    <LanguageSwitch
      label={language.label}
      current={useStore(currentLocale)}
      onChoose={(locale) => void loadPublicTexts(locale).then(() => onSwitch(locale))}
    />
  )
}

export function SkipLink() {
  const texts = usePublicTexts()
  return (
    <a className="skip-link" href="#content">
      {texts.skip}
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

export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

export function PublicFooter({ info }: { info: SystemInfo }) {
  const { footer } = usePublicTexts()
  const { phone, email, hours } = info.support
  return (
    <footer className="public-footer">
      <div className="public-width">
        <span>
          © {today().slice(0, 4)} {info.ymbTitle}
        </span>
        <a href="/agreement">{footer.agreement}</a>
        <span>
          {footer.support} <a href={phoneLink(phone)}>{phone}</a>
          {email !== '' && (
            <>
              {' '}
              · <a href={`mailto:${email}`}>{email}</a>
            </>
          )}{' '}
          · {hours}
        </span>
        {info.icpNumber !== '' && (
          <a href={icpRegister} target="_blank" rel="noopener noreferrer" lang="zh-CN">
            {info.icpNumber}
          </a>
        )}
      </div>
    </footer>
  )
}
