import type { Membership } from '@quayside/contract/account/membership.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { openCompany } from '../../lib/session/own-companies.ts'

/** Whose company is not reviewed yet goes on in another one meanwhile; the portal's bar is not on this page. */
export function InformationCompanies() {
  const t = useTranslations('ownCompanies')
  const [others, setOthers] = useState<readonly Membership[]>([])
  useEffect(() => {
    // The page works as for a person of one company where there is no list.
    api('GET system/online/user/company/list', {}, { isQuiet: true }).then(
      ({ companies }) => setOthers(companies.filter(({ isCurrent, isEnabled }) => !isCurrent && isEnabled)),
      () => undefined,
    )
  }, [])
  if (others.length === 0) return null
  return (
    <nav className="information-companies" aria-label={t('title')}>
      <span>{t('others')}</span>
      {others.map(({ id, companyName, unread }) => (
        <button
          key={id}
          type="button"
          className="button"
          onClick={() => void openCompany(id).catch(() => undefined)}
        >
          {companyName || t('unnamed')}
          {unread > 0 && <small>{t('unread', { count: unread })}</small>}
        </button>
      ))}
    </nav>
  )
}
