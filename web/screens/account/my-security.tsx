import { Button } from '@quayside/kit/inputs/button.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { SecondFactorPanel } from '@quayside/kit/records/second-factors.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './my-information.module.css'

const PasswordDialog = lazyPart(() => import('../../lib/session/password-dialog.tsx'))
const EraseDialog = lazyPart(() => import('./erase-dialog.tsx'))

/** The password, two-step verification, and the legal rights to export and to erase one's personal data. */
export function MySecurity() {
  const t = useTranslations('myInformation.security')
  const factor = useTranslations('secondFactor')
  const [asked, setAsked] = useState<'password' | 'erase'>()
  const close = (): void => setAsked(undefined)

  async function download(): Promise<void> {
    const data = await api('GET system/online/user/profile/exportData')
    const blob = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' })
    saveDownload({ blob, fileName: 'my-data.json' })
  }

  return (
    <>
      <Panel
        title={t('password')}
        actions={<Button onClick={() => setAsked('password')}>{t('change')}</Button>}
      >
        <p className={styles['my-words']}>{t('passwordNote')}</p>
      </Panel>
      <SecondFactorPanel api={api} requiredNote={factor('required')} />
      <Panel title={t('privacy')}>
        <ul className={styles['my-actions']}>
          <li>
            <span>{t('exportNote')}</span>
            <Button onClick={() => void download().catch(() => undefined)}>{t('export')}</Button>
          </li>
          <li>
            <span>{t('eraseNote')}</span>
            <Button look="danger" onClick={() => setAsked('erase')}>
              {t('erase')}
            </Button>
          </li>
        </ul>
      </Panel>
      <Suspense>
        {asked === 'password' && <PasswordDialog onClose={close} />}
        {asked === 'erase' && <EraseDialog onClose={close} />}
      </Suspense>
    </>
  )
}
