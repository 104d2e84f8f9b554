import { CheckOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import type { Check } from './application-checks.ts'
import styles from './application-form.module.css'
import type { ApplicationForm } from './use-application-form.ts'

type ChecksProps = {
  readonly editor: ApplicationForm
  readonly checks: readonly Check[]
  readonly onLocate: (path: string) => void
}

/** What is left to do, each with a way to its place, and what is in order. */
export function ApplicationChecks({ editor, checks, onLocate }: ChecksProps) {
  const t = useTranslations('payments.checks')
  const countryName = useCountryName()
  const open = checks.filter(({ path }) => path !== undefined).length
  const country = editor.form.values.isNewAccount
    ? editor.form.values['account.bankCountry']
    : (editor.beneficiary?.bankCountry ?? '')
  const hasSwift =
    (editor.form.values.isNewAccount
      ? editor.form.values['account.swiftCode']
      : (editor.beneficiary?.swiftCode ?? '')) !== ''
  const params = {
    count: editor.form.values.orders.length,
    country: country === '' ? '–' : countryName(country),
    hasSwift: String(hasSwift),
  }
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>
          {t('title')}{' '}
          <small className={`q-page-note ${styles['checks-left']}`}>{t('left', { count: open })}</small>
        </h2>
        <ul className={styles['checks']}>
          {checks.map(({ name, path }) => (
            <li key={name} data-open={path !== undefined || undefined}>
              {path === undefined ? <Icon drawing={CheckOutlined} /> : <i aria-hidden="true" />}
              <span>{path === undefined ? t(`done.${name}`, params) : t(`open.${name}`, params)}</span>
              {path !== undefined && (
                <button
                  type="button"
                  className="q-text-button"
                  aria-label={t('locateOf', { name: t(`open.${name}`, params) })}
                  onClick={() => onLocate(path)}
                >
                  {t('locate')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
