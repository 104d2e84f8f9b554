import { useTranslations } from 'use-intl'
import { busyCalls } from './events.ts'
import { useStore } from './use-store.ts'

export function BusyBar() {
  const calls = useStore(busyCalls)
  const t = useTranslations('client')
  return (
    <div role="status" aria-live="polite" data-busy={calls > 0}>
      {calls > 0 && (
        <div className="busy">
          <span />
          <i className="visually-hidden">{t('busy')}</i>
        </div>
      )}
    </div>
  )
}
