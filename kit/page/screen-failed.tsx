import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '../inputs/button.tsx'
import './empty-state.css'

/** Shown when a screen throws; `home` is the address of the front end's first page. */
export function ScreenFailed({ home }: { home: string }) {
  const t = useTranslations('kit.error')
  return (
    <div className="q-empty" role="alert">
      <p>{t('title')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <ButtonLink href={home}>{t('home')}</ButtonLink>
    </div>
  )
}
