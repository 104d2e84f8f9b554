import { Button } from '@quayside/kit/inputs/button.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { SecondFactorPanel } from '@quayside/kit/records/second-factors.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { forgetSession, keepSelf, session } from '../../lib/session.ts'
import styles from './set-up-second-factor.module.css'

/** Where a second factor is required of staff: set up after the log-in, before anything else opens. */
export function SetUpSecondFactor() {
  const t = useTranslations('secondFactor')
  const navigate = useNavigate()
  function changed(isOn: boolean): void {
    const current = session.get()
    if (!isOn || !current) return
    keepSelf(current.token, { ...current.self, isEnrolling: false, hasSecondFactor: true })
    void navigate({ href: pageAddress('/office') })
  }
  async function logOut(): Promise<void> {
    await api('DELETE auth/token').catch(() => undefined)
    forgetSession()
    await navigate({ href: pageAddress('/office/login') })
  }
  return (
    <main className={styles['set-up']}>
      <PageHeader
        title={t('setUp.title')}
        note={t('setUp.lead')}
        actions={<Button onClick={() => void logOut()}>{t('setUp.logOut')}</Button>}
      />
      <SecondFactorPanel api={api} requiredNote={t('requiredOfStaff')} onChanged={changed} />
    </main>
  )
}
