import { amount } from '@quayside/contract/kernel/money.ts'
import type { ApplicationReview } from '@quayside/contract/office/finance.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'

type Part = { readonly application: ApplicationReview }

export function ApplicationOrders({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const orders = useTranslations('officeOrders')
  return (
    <Panel title={t('orders')}>
      <ShortTable
        rows={application.lines}
        keyOf={(line) => line.orderId}
        columns={[
          {
            title: orders('orderNo'),
            isRowHead: true,
            cell: (line) => <Code href={recordAddress('order', line.orderId)}>{line.orderNo}</Code>,
          },
          {
            title: orders('modelType'),
            cell: (line) => <CodeText list={orderKind} value={line.modelType} />,
          },
          { title: orders('state'), cell: (line) => <CodeText list={orderState} value={line.orderState} /> },
          {
            title: t('orderAmount'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.orderAmount)} currency={application.currency} />,
          },
          {
            title: t('otherApplied'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.otherApplied)} currency={application.currency} />,
          },
          {
            title: t('thisTime'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.amount)} currency={application.currency} />,
          },
          {
            title: t('remaining'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.remaining)} currency={application.currency} />,
          },
          {
            title: t('paidOfOrder'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.paidAmount)} currency={application.currency} />,
          },
        ]}
      />
    </Panel>
  )
}
