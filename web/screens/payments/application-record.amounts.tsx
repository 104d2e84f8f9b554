import { amount, formatAmount, isPositive, type Rate } from '@quayside/contract/kernel/money.ts'
import {
  bankFeeBearer,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import type { PaymentApplicationDetail } from '@quayside/contract/payments/payment-application.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money, RateCell } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import styles from './payments.module.css'

type Props = { readonly application: PaymentApplicationDetail }

export function ApplicationAmounts({ application }: Props) {
  const t = useTranslations('payments.record')
  const fields = useTranslations('paymentFields.paymentApplication')
  const methodName = useEntryNames('1015')
  const over = amount(application.overLimitBy)
  const isForeign = application.currency !== 'RMB'
  return (
    <Panel title={t('amounts')}>
      <dl className={styles['sums']}>
        <div data-main>
          <dt>{fields('amount')}</dt>
          <dd>
            <Money value={amount(application.amount)} currency={application.currency} />
          </dd>
        </div>
        {isForeign && (
          <div>
            <dt>
              <WholeParts>{t('rateOf', { day: application.rateDate })}</WholeParts>
            </dt>
            <dd>
              <RateCell value={application.rate as Rate} />
            </dd>
          </div>
        )}
        <div>
          <dt>{fields('rmbAmount')}</dt>
          <dd>
            <Money value={amount(application.rmbAmount)} currency="RMB" />
          </dd>
        </div>
        {application.state !== states.codes.paid && (
          <div>
            <dt>{t('earmarked')}</dt>
            <dd>
              <Money value={amount(application.earmarked)} currency="RMB" />
            </dd>
          </div>
        )}
        {application.bankCharge !== null && (
          <div>
            <dt>{fields('bankCharge')}</dt>
            <dd>
              <Money value={amount(application.bankCharge)} currency={application.currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{fields('bankFeeBearer')}</dt>
          <dd>
            <CodeText list={bankFeeBearer} value={application.bankFeeBearer} />
          </dd>
        </div>
        <div>
          <dt>{fields('paymentMethod')}</dt>
          <dd>{methodName(application.paymentMethod)}</dd>
        </div>
        <div>
          <dt>{fields('appliedByName')}</dt>
          <dd>{application.appliedByName}</dd>
        </div>
        {application.releasedByName !== '' && (
          <div>
            <dt>{t('releasedBy')}</dt>
            <dd>{application.releasedByName}</dd>
          </div>
        )}
      </dl>
      {isPositive(over) && (
        <p className={styles['warning']}>{t('overLimit', { amount: formatAmount(over) })}</p>
      )}
      {application.remark !== '' && <p className={styles['quiet']}>{application.remark}</p>}
    </Panel>
  )
}
