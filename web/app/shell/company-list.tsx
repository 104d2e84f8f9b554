import type { Membership, OwnCompanies } from '@quayside/contract/account/membership.ts'
import { hasUnsaved } from '@quayside/kit/form/unsaved.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { Link } from '@quayside/kit/page/link.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { MembershipState } from '../../lib/session/membership-state.tsx'
import { openCompany } from '../../lib/session/own-companies.ts'
import styles from './company-switch.module.css'

/** From so many companies on the list is searched. */
const searchedFrom = 6

export default withPhrases(['ownCompanies'], CompanyList)

function CompanyList({ own, onLeave }: { own: OwnCompanies; onLeave: () => void }) {
  const t = useTranslations('ownCompanies')
  const form = useTranslations('kit.form')
  const [keyword, setKeyword] = useState('')
  const [wanted, setWanted] = useState<Membership>()
  const { companies, invitations } = own
  const sought = keyword.trim().toLowerCase()
  const found = companies.filter(({ companyName }) => companyName.toLowerCase().includes(sought))
  const open = (company: Membership): void => {
    if (company.isCurrent) onLeave()
    else if (hasUnsaved()) setWanted(company)
    else void openCompany(company.id)
  }
  return (
    <div className={styles['panel']}>
      {companies.length >= searchedFrom && (
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      )}
      {found.length === 0 && <p>{t('none')}</p>}
      <ul>
        {found.map((company) => (
          <li key={company.id}>
            <button
              type="button"
              aria-current={company.isCurrent || undefined}
              disabled={!company.isEnabled}
              onClick={() => open(company)}
            >
              <span className={styles['company']}>{company.companyName || t('unnamed')}</span>
              <MembershipState membership={company} />
              {company.isCurrent && <ToneTag tone="underway">{t('current')}</ToneTag>}
              {!company.isCurrent && company.unread > 0 && (
                <span className={styles['unread']} title={t('unread', { count: company.unread })}>
                  {company.unread > 99 ? '99+' : company.unread}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <Link
          className={styles['invitations']}
          href={pageAddress('/myInformation', { section: 'companies' })}
          onClick={onLeave}
        >
          {t('invitations', { count: invitations.length })}
        </Link>
      )}
      <footer>
        <Link href={pageAddress('/myInformation', { section: 'companies' })} onClick={onLeave}>
          {t('manage')}
        </Link>
      </footer>
      {wanted && (
        <Dialog
          title={form('leaveTitle')}
          cancelLabel={form('stay')}
          action={{ label: t('open'), run: () => void openCompany(wanted.id) }}
          onClose={() => setWanted(undefined)}
        >
          {form('leaveBody')}
        </Dialog>
      )}
    </div>
  )
}
