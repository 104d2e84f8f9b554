import { KitProvider, type Surroundings } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { SecondFactorPanel } from '@quayside/kit/records/second-factors.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { endEnrolment } from '../../lib/session/session.ts'
import { upload } from '../../lib/session/upload.ts'
import './information.css'
import styles from './my-information.module.css'
import { OnboardingHeader } from './onboarding-header.tsx'

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
  function changed(isOn: boolean): void {
    if (!isOn) return
    endEnrolment()
    location.assign('/home')
  }
  return (
    <KitProvider value={surroundings}>
      <div className="information">
        <OnboardingHeader logOutLabel={t('setUp.logOut')} />
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
