import { declarationControl } from '@quayside/contract/customs/customs.codes.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { MakeDeclarationDialog } from './make-declaration-dialog.tsx'

const declarable: ReadonlySet<string> = new Set(['audited', 'bound', 'declared'])
export const crossesCustoms = ({ modelType }: OrderReview): boolean =>
  modelType === orderKind.codes.import || modelType === orderKind.codes.export

/** The order's declarations, and what they are made from before there are any. */
export function OrderDeclarations({ order }: { order: OrderReview }) {
  const t = useTranslations('officeCustoms')
  const fields = useTranslations('declarationFields.declaration')
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  const isShown = crossesCustoms(order) && may('declaration-list')
  const { data } = useQuery({
    queryKey: ['declaration', 'of', order.id],
    queryFn: () =>
      api(
        'GET customs/online/declaration/list',
        { query: { orderId: order.id, pageSize: 200 } },
        { isQuiet: true },
      ),
    enabled: isShown,
  })
  if (!isShown) return null
  const canMake = may('declaration-edit') && declarable.has(stateKey(orderMachine, order.state))
  return (
    <Panel
      title={t('declarations')}
      actions={canMake && <Button onClick={() => setAsked(true)}>{t('make.button')}</Button>}
    >
      {data === undefined ? (
        <Room height={20} />
      ) : data.rows.length === 0 ? (
        <p className="q-page-note">{t('make.none')}</p>
      ) : (
        <ShortTable
          rows={data.rows}
          columns={[
            {
              title: fields('number'),
              isRowHead: true,
              cell: (row) => <Code href={recordAddress('declaration', row.id)}>{row.number}</Code>,
            },
            { title: fields('state'), cell: (row) => <KindState kind="declaration" state={row.state} /> },
            { title: fields('declarationNo'), cell: (row) => <Code>{row.declarationNo}</Code> },
            {
              title: fields('control'),
              cell: (row) => <CodeText list={declarationControl} value={row.control} />,
            },
            { title: fields('lineCount'), isFigure: true, cell: (row) => row.lineCount },
            {
              title: fields('value'),
              isFigure: true,
              cell: (row) => <Money value={amount(row.value)} currency={row.currency} />,
            },
            { title: t('taxes'), isFigure: true, cell: (row) => <Money value={amount(row.taxes)} /> },
          ]}
        />
      )}
      {isAsked && <MakeDeclarationDialog order={order} onClose={() => setAsked(false)} />}
    </Panel>
  )
}
