import { Can } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

/** The supplier's accounts and addresses. */
export function SupplierLinks({ id }: { id: string }) {
  const t = useTranslations('partners.supplier')
  return (
    <Panel title={t('related')}>
      <ul className="q-links">
        <Can permission="business-account-list">
          <li>
            <PageLink href={pageAddress('/supplierAccount', { supplierId: id })}>
              {t('relatedAccounts')}
            </PageLink>
          </li>
        </Can>
        <Can permission="business-address-list">
          <li>
            <PageLink href={pageAddress('/SupplierAddress', { supplierId: id })}>
              {t('relatedAddresses')}
            </PageLink>
          </li>
        </Can>
      </ul>
    </Panel>
  )
}
