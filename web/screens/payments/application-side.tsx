import { type Amount, amount, formatAmount, zero } from '@quayside/contract/kernel/money.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useTranslations } from 'use-intl'
import styles from './application-form.module.css'
import type { ApplicationSums } from './application-sums.ts'
import shared from './payments.module.css'
import type { ApplicationForm } from './use-application-form.ts'

type Props = { readonly editor: ApplicationForm; readonly sums: ApplicationSums }

/** What it comes to, in the orders' currency and in RMB. */
export function ApplicationSummary({ editor, sums }: Props) {
  const t = useTranslations('payments.summary')
  const { currency, facts } = editor
  const { lastCharge } = facts ?? {}
  // Nothing is chosen yet: no sum is said instead of zero.
  const shown = (value: Amount | undefined): Amount | null =>
    editor.form.values.orders.length === 0 ? null : (value ?? null)
  return (
    <Panel title={t('title')}>
      <dl className={shared['sums']}>
        <div data-main>
          <dt>{t('request')}</dt>
          <dd>
            <Money value={shown(sums.requested)} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('rmb')}</dt>
          <dd>
            <Money value={shown(sums.rmb)} currency="RMB" />
          </dd>
        </div>
        <div>
          <dt>
            {sums.charge !== undefined && lastCharge
              ? t('chargeOf', { charge: `${lastCharge.currency} ${formatAmount(sums.charge)}` })
              : t('charge')}
          </dt>
          <dd>
            <Money value={shown(sums.chargeRmb)} currency="RMB" />
          </dd>
        </div>
        <div data-total>
          <dt>{t('due')}</dt>
          <dd>
            <Money value={shown(sums.due)} currency="RMB" />
          </dd>
        </div>
      </dl>
      <p className={shared['quiet']}>{t('note')}</p>
    </Panel>
  )
}

/** What happens after it is sent: the release, the provider's review and the payment. */
export function ApplicationNext({ editor, sums }: Props) {
  const t = useTranslations('payments.next')
  const { facts } = editor
  const steps = [...(sums.isToRelease ? ['release' as const] : []), 'review' as const, 'pay' as const]
  const releasers = facts?.releasers ?? []
  const above = formatAmount(amount(facts?.releaseAbove ?? zero))
  return (
    <Panel title={t('title')}>
      <ol className={styles['next']}>
        {steps.map((step) => (
          <li key={step}>
            <b>
              {step === 'release'
                ? t('release', { names: releasers.slice(0, 2).join(t('or')) || t('colleague') })
                : t(step)}
            </b>
            {step === 'release' && (
              <small data-warning={releasers.length === 0 || undefined}>
                {releasers.length === 0 ? t('noReleaser') : t('releaseNote', { above })}
              </small>
            )}
            {step === 'review' && sums.overLimitBy !== undefined && (
              <small data-warning>
                {t('overLimit', { amount: formatAmount(sums.overLimitBy as Amount) })}
              </small>
            )}
            {step === 'review' && sums.overLimitBy === undefined && <small>{t('reviewNote')}</small>}
            {step === 'pay' && <small>{t('payNote')}</small>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
