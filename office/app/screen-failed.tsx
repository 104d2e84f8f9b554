import Button from 'antd/es/button'
import { useTranslations } from 'use-intl'

/** A screen that broke: say so, and offer the ways on. */
export function ScreenFailed() {
  const t = useTranslations('kit.error')
  return (
    <div className="q-empty" role="alert">
      <p>{t('title')}</p>
      <Button type="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <Button href="/office">{t('home')}</Button>
    </div>
  )
}
