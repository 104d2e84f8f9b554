import { Brand } from '@quayside/kit/page/brand.tsx'
import { KitProvider, type Surroundings } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { LanguageSwitch } from '@quayside/kit/page/language-switch.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { SecondFactorPanel } from '@quayside/kit/records/second-factors.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { logOut } from '../../lib/session/log-in.ts'
import { loadPublicTexts, usePublicTexts } from '../../lib/session/public-texts.ts'
import { endEnrolment } from '../../lib/session/session.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import { upload } from '../../lib/session/upload.ts'
import './information.css'
import styles from './my-information.module.css'

/** No file is sent and no page linked here. */
const surroundings: Surroundings = {
  userId: '',
  granted: [],
  upload,
  previewAddress: () => '',
  mayOpen: () => false,
  healing: () => undefined,
  say: (kind, text) => showToast({ kind, text }),
}

/** Where a second factor is required: set up after the log-in, before anything else opens. */
export function SetUpSecondFactor() {
  const t = useTranslations('secondFactor')
  const { skip, language } = usePublicTexts()
  const info = useStore(systemInfo)
  function changed(isOn: boolean): void {
    if (!isOn) return
    endEnrolment()
    location.assign('/home')
  }
  return (
    <KitProvider value={surroundings}>
      <div className="information">
        <header className="public-header">
          <a className="skip-link" href="#content">
            {skip}
          </a>
          <div className="public-width">
            {info && <Brand name={info.ymbTitle} logo={info.logo} />}
            <LanguageSwitch
              label={language.label}
              current={useStore(currentLocale)}
              onChoose={(locale) => void loadPublicTexts(locale).then(() => switchLocale(locale))}
            />
            <button type="button" className="button" onClick={() => void logOut()}>
              {t('setUp.logOut')}
            </button>
          </div>
        </header>
        <main id="content" className="public-width">
          <div className="information-head">
            <h1>{t('setUp.title')}</h1>
            <p>{t('setUp.lead')}</p>
          </div>
          <div className={styles['my-set-up']}>
            <SecondFactorPanel api={api} requiredNote={t('required')} onChanged={changed} />
          </div>
        </main>
      </div>
    </KitProvider>
  )
}
