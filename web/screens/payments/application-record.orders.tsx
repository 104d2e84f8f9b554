import { amount } from '@quayside/contract/kernel/money.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { PaymentApplicationDetail } from '@quayside/contract/payments/payment-application.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CurrencyCode, Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

type Props = { readonly application: PaymentApplicationDetail }

export function AppliedOrders({ application }: Props) {
  const t = useTranslations('payments.form')
  const fields = useTranslations('paymentFields.paymentApplication')
  const { currency } = application
  return (
    <Panel title={t('orders')}>
      <ShortTable
        rows={application.lines}
        keyOf={(line) => line.orderId}
        columns={[
          {
            title: t('orderNo'),
            isRowHead: true,
            cell: (line) => (
              <Code href={pageAddress('/orderInfo', { id: line.orderId })}>{line.orderNo}</Code>
            ),
          },
          { title: t('kind'), cell: (line) => <CodeText list={orderKind} value={line.modelType} /> },
          { title: t('state'), cell: (line) => <CodeText list={orderState} value={line.orderState} /> },
          { title: fields('currency'), cell: () => <CurrencyCode>{currency}</CurrencyCode> },
          {
            title: t('orderAmount'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.orderAmount)} />,
          },
          {
            title: t('otherApplied'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.otherApplied)} />,
          },
          {
            title: t('thisApplication'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.amount)} />,
          },
          {
            title: t('remaining'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.remaining)} />,
          },
          {
            title: t('paidOfOrder'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.paidAmount)} />,
          },
        ]}
      />
    </Panel>
  )
}
