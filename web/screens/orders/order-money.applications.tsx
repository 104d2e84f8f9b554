import { type Amount, formatAmount, isPositive, minus } from '@quayside/contract/kernel/money.ts'
import type { OrderMoneyView } from '@quayside/contract/payments/order-money-view.ts'
import {
  paymentApplicationState,
  paymentApplicationStateTone,
} from '@quayside/contract/payments/payment.codes.ts'
import { Money, RateCell } from '@quayside/kit/record/money.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { useTranslations } from 'use-intl'
import { DocumentLink } from '../../lib/finance/links.tsx'
import { sumText } from '../../lib/finance/sums.ts'
import { Figure, MoneyTable } from './money-table.tsx'

type Of = { readonly money: OrderMoneyView }

/** What was applied for, at which rate, and how far it is. */
export function OrderApplications({ money }: Of) {
  const t = useTranslations('financeScreens.orderMoney')
  const { currency, orderAmount, appliedAmount, applications } = money
  const left = minus(orderAmount as Amount, appliedAmount as Amount)
  return (
    <MoneyTable
      title={t('applications')}
      isEmpty={applications.length === 0}
      note={
        applications.length === 0
          ? t('noApplications')
          : t('appliedNote', {
              applied: sumText(currency, appliedAmount),
              left: formatAmount(left),
            })
      }
      heads={[
        { text: t('number') },
        { text: t('account') },
        { text: t('applied'), isFigure: true },
        { text: t('rate'), isFigure: true },
        { text: t('inRmb'), isFigure: true },
        { text: t('progress') },
      ]}
    >
      <tbody>
        {applications.map((application) => (
          <tr key={application.id}>
            <td>
              <DocumentLink
                document={{
                  documentKind: 'paymentApplication',
                  documentId: application.id,
                  documentNo: application.number,
                }}
              />
            </td>
            <td>
              {application.bankName} <span className="q-code">{application.accountNumber}</span>
            </td>
            <Figure>
              <Money value={application.appliedHere as Amount} currency={application.currency} />
            </Figure>
            <Figure>
              <RateCell value={application.rate as Amount} />
            </Figure>
            <Figure>
              <Money value={application.rmbAmount as Amount} />
            </Figure>
            <td>
              <StateTag
                list={paymentApplicationState}
                tones={paymentApplicationStateTone}
                value={application.state}
              />
              <small>
                {application.paidOn !== null && (
                  <WholeParts>{t('paidOn', { day: application.paidOn })}</WholeParts>
                )}
                {application.bankCharge !== null && isPositive(application.bankCharge as Amount) && (
                  <WholeParts>
                    {` · ${t('charge', { sum: sumText(application.currency, application.bankCharge) })}`}
                  </WholeParts>
                )}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </MoneyTable>
  )
}
