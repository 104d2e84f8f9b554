import type { BankDetails } from '@quayside/contract/payments/application-form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import styles from './application-guard.module.css'
import type { ApplicationForm } from './use-application-form.ts'
import { usePaidText } from './use-paid-text.ts'

const compared = [
  'accountName',
  'bankName',
  'accountNumber',
  'swiftCode',
  'bankCountry',
  'bankAddress',
] as const satisfies readonly (keyof BankDetails)[]

export function AccountComparison({ editor }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.guard')
  const fields = useTranslations('payments.account')
  const countryName = useCountryName()
  const paidText = usePaidText()
  const { beneficiary, accounts } = editor
  if (!beneficiary) return null
  const { previous } = beneficiary
  const textOf = (account: BankDetails, name: (typeof compared)[number]): string =>
    name === 'bankCountry' ? countryName(account.bankCountry) : account[name]
  const differing = previous ? compared.filter((name) => previous[name] !== beneficiary[name]) : []
  const canTakeBack =
    previous !== null &&
    previous.accountId !== beneficiary.accountId &&
    accounts.some(({ id }) => id === previous.accountId)
  return (
    <div className={styles['compare-scroll']}>
      <table className={styles['compare']} data-single={previous === null || undefined}>
        <thead>
          <tr>
            <td />
            {previous && (
              <th scope="col">
                <b>{t('old')}</b> <span>{paidText(previous.timesPaid, previous.lastPaid)}</span>
              </th>
            )}
            <th scope="col">
              <b>{t('new')}</b>{' '}
              <span>
                {paidText(beneficiary.timesPaid, beneficiary.lastPaid)}
                {previous && t('differing', { count: differing.length })}
              </span>
              {canTakeBack && (
                <Button
                  look="link"
                  size="small"
                  onClick={() => editor.change({ accountId: previous.accountId, code: '' })}
                >
                  {t('takeBack')}
                </Button>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {compared.map((name) => (
            <tr key={name}>
              <th scope="row">{fields(name)}</th>
              {previous && <td>{textOf(previous, name) || '–'}</td>}
              <td>
                {previous && previous[name] !== beneficiary[name] ? (
                  <mark>{textOf(beneficiary, name) || '–'}</mark>
                ) : (
                  textOf(beneficiary, name) || '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
