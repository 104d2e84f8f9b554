import type { ApplicationReview } from '@quayside/contract/office/finance.ts'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import styles from './finance.module.css'

const names = ['accountName', 'accountNumber', 'bankName', 'bankAddress', 'bankCountry', 'swiftCode'] as const

/** An account that is new to the supplier, beside the one before: a changed beneficiary is the usual way of fraud. */
export function AccountComparison({ application }: { application: ApplicationReview }) {
  const t = useTranslations('officeFinance.application')
  const bank = useTranslations('partnerFields.supplierAccount')
  const { previousAccount: before } = application
  return (
    <section className={styles['warning']}>
      <h2>{t('recentTitle')}</h2>
      <p>{t('recentText')}</p>
      {before === null ? (
        <p>{t('noBefore')}</p>
      ) : (
        <ShortTable
          rows={names.filter((name) => before[name] !== '' || application[name] !== '')}
          keyOf={(name) => name}
          columns={[
            { title: t('field'), isRowHead: true, cell: (name) => bank(name) },
            {
              title: t('before'),
              cell: (name) =>
                before[name] === application[name] ? before[name] || '–' : <del>{before[name] || '–'}</del>,
            },
            {
              title: t('after'),
              cell: (name) =>
                before[name] === application[name] ? (
                  application[name] || '–'
                ) : (
                  <ins>{application[name] || '–'}</ins>
                ),
            },
          ]}
        />
      )}
    </section>
  )
}
