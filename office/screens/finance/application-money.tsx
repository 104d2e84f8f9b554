import { amount, type Rate } from '@quayside/contract/kernel/money.ts'
import type { ApplicationReview } from '@quayside/contract/office/finance.ts'
import { paymentApplicationColumns } from '@quayside/contract/payments/payment-application.ts'
import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import styles from './finance.module.css'

/** Dictionary of payment methods. */
const paymentMethods = '1015'

type Part = { readonly application: ApplicationReview }

export function ApplicationMoney({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const fields = useTranslations('paymentFields.paymentApplication')
  const codeText = useCodeText()
  const methodName = useEntryNames(paymentMethods)
  const shown = fieldsOf(paymentApplicationColumns, application, fields)
  return (
    <Panel title={t('money')}>
      <Details>
        <Detail label={fields('amount')}>
          <span className={styles['sum']}>
            <Money value={amount(application.amount)} currency={application.currency} />
          </span>
        </Detail>
        <Detail label={fields('rmbAmount')}>
          <span className={styles['sum']}>
            <Money value={amount(application.rmbAmount)} currency="RMB" />
          </span>
        </Detail>
        <Detail label={fields('rate')}>
          <WholeParts>
            {t('rateFrom', {
              rate: application.rate as Rate,
              source: codeText(rateSource, application.rateSource),
              date: application.rateDate,
            })}
          </WholeParts>
        </Detail>
        {shown('bankFeeBearer')}
        <TextDetail label={fields('paymentMethod')} value={methodName(application.paymentMethod)} />
        <MoneyDetail label={t('earmarked')} value={amount(application.earmarked)} currency="RMB" />
        <Detail label={t('payBy')}>
          {application.isCalendarMissing ? t('calendarMissing') : <DateText value={application.payBy} />}
        </Detail>
        {shown('appliedByName')}
        <TextDetail label={t('arrangedBy')} value={application.arrangedBy} />
        {shown('remark')}
        {application.otherSupplierReason !== '' && shown('otherSupplierReason')}
      </Details>
    </Panel>
  )
}
