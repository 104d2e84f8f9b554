import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import styles from './shell.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const t = useTranslations('shell')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return isOnline ? null : (
    <div className={styles['offline']} role="alert">
      {t('offline')}
    </div>
  )
}
