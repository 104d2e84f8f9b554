import { Brand } from '@quayside/kit/page/brand.tsx'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { LanguageSwitch } from '@quayside/kit/page/language-switch.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { logOut } from '../../lib/session/log-in.ts'
import { loadPublicTexts, usePublicTexts } from '../../lib/session/public-texts.ts'
import { systemInfo } from '../../lib/session/system-info.ts'

/** The header of pages that a member sees between the log-in and the portal. */
export function OnboardingHeader({ logOutLabel }: { logOutLabel: string }) {
  const { skip, language } = usePublicTexts()
  const info = useStore(systemInfo)
  return (
    <header className="public-header">
      <a className="skip-link" href="#content">
        {skip}
      </a>
      <div className="public-width">
        {info && <Brand name={info.ymbTitle} logo={info.logo} logoDark={info.logoDark} />}
        <LanguageSwitch
          label={language.label}
          current={useStore(currentLocale)}
          onChoose={(locale) => void loadPublicTexts(locale).then(() => switchLocale(locale))}
        />
        <button type="button" className="button" onClick={() => void logOut()}>
          {logOutLabel}
        </button>
      </div>
    </header>
  )
}
