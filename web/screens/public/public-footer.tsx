import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { useTranslations } from 'use-intl'

export function PublicFooter({ info }: { info: SystemInfo }) {
  const t = useTranslations('publicPages.footer')
  return (
    <footer className="public-footer">
      <div className="public-width">
        <span>{t('rights', { year: String(new Date().getFullYear()), name: info.ymbTitle })}</span>
        <a href="/agreement">{t('agreement')}</a>
        <span>{t('support', { phone: info.support.phone, hours: info.support.hours })}</span>
      </div>
    </footer>
  )
}
