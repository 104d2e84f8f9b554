import { Button, ButtonLink } from '@quayside/kit/button.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../lib/pages.ts'

/** Shown when a screen throws. */
export function ScreenFailed() {
  const t = useTranslations('kit.error')
  return (
    <div className="q-empty" role="alert">
      <p>{t('title')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <ButtonLink href={pageAddress('/office')}>{t('home')}</ButtonLink>
    </div>
  )
}
