import type { OrderInbound } from '@quayside/contract/orders/order-delivery.ts'
import { inboundState, inboundStateTone } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { useTranslations } from 'use-intl'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import { StateTag } from '../record/state-tag.tsx'
import { Code } from '../table/cells.tsx'
import { ShortTable } from '../table/short-table.tsx'

type Props = {
  readonly inbounds: readonly OrderInbound[]
  /** Absent for one who may not open inbound orders. */
  readonly addressOf: ((id: string) => string) | undefined
}

/** The inbound orders that bring an order's goods: their receipt is entered there. */
export function OrderInbounds({ inbounds, addressOf }: Props) {
  const t = useTranslations('orderLogistics.inbounds')
  return (
    <ShortTable
      rows={inbounds}
      columns={[
        {
          title: t('number'),
          isRowHead: true,
          cell: ({ id, number }) => <Code {...(addressOf && { href: addressOf(id) })}>{number}</Code>,
        },
        {
          title: t('qty'),
          isFigure: true,
          cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span>,
        },
        { title: t('time'), cell: ({ time }) => time },
        {
          title: t('state'),
          cell: ({ state }) => <StateTag list={inboundState} tones={inboundStateTone} value={state} />,
        },
      ]}
    />
  )
}
