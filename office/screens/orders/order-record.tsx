import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { rolesWith } from '@quayside/contract/office/staff-roles.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { isMarkable } from '@quayside/contract/orders/order-marks.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { lotsEntry } from '@quayside/kit/inputs/lots-entry.tsx'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { useRoleNames } from '../../lib/role-names.ts'
import { EntryBar } from './entry-bar.tsx'
import { countingSteps, isFull } from './line-entry.ts'
import { MarkDialog, type OrderMark } from './mark-dialog.tsx'
import { OrderBasics } from './order-basics.tsx'
import { ThreeWayCheck } from './order-check.tsx'
import { OrderContract } from './order-contract.tsx'
import { OrderDeclarations } from './order-customs.tsx'
import { OrderDeliveriesPanel } from './order-deliveries.tsx'
import { OrderDifferences } from './order-differences.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLogistics } from './order-logistics.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStates } from './order-states.tsx'
import styles from './orders.module.css'
import { useLineEntry } from './use-line-entry.ts'

export const OrderRecord = () => (
  <RecordQuery kind="order">{(order) => <Order key={order.id} order={order} />}</RecordQuery>
)

const marks = ['priceAudit', 'declarationState', 'archiveState'] as const
/** Taken in a panel of the page, not by a button. */
const inPanels = new Set(['split'])

function Order({ order }: { order: OrderReview }) {
  const t = useTranslations('officeOrders')
  const bar = useTranslations('office.steps')
  const codeText = useCodeText()
  const rolesText = useRoleNames()
  const may = useMay()
  const [marking, setMarking] = useState<OrderMark>()
  const { entry, begin } = useLineEntry(order)
  const state = stateKey(orderMachine, order.state)
  const possible = marks.filter((mark) => isMarkable(mark, state))
  const own = possible.filter((mark) => may(recordKinds.order.steps[mark]))
  const full = order.lines.filter((line) => isFull(line)).length

  const partner = order.customerName || order.supplierName
  return (
    <RecordPage
      kind="order"
      // An order is split in its own panel below.
      record={{ ...order, nextSteps: order.nextSteps.filter(({ name }) => !inPanels.has(name)) }}
      header={{
        title: { number: order.orderNo },
        sum: { currency: order.currency, value: order.orderAmount },
        state,
        label: order.stateLabel,
        parties: (
          <>
            {full > 0 && full < order.lines.length && (
              <span className={styles['head-part']}>
                {t('storedLines', { done: full, total: order.lines.length })}
              </span>
            )}
            <span data-party>
              <PageLink href={recordAddress('company', order.companyId)}>{order.companyName}</PageLink>
            </span>
            {` · ${codeText(orderKind, order.modelType)}`}
            {partner !== '' && (
              <>
                {' · '}
                <span data-party>{partner}</span>
              </>
            )}
          </>
        ),
      }}
      entries={{
        bind: lotsEntry(t('toBind', { qty: showNumber(sumTexts(order.lines.map((line) => line.qty))) })),
      }}
      steps={{
        progress: <OrderProgress order={order} />,
        // Goods are received line by line, in the table below.
        begin: Object.fromEntries(
          countingSteps
            .filter((step) => step === 'receive' || full < order.lines.length)
            .map((step) => [step, entry ? undefined : () => begin(step)]),
        ),
        more: (
          <>
            {own.map((mark) => (
              <Button key={mark} onClick={() => setMarking(mark)}>
                {t(`mark.${mark}`)}
              </Button>
            ))}
          </>
        ),
        notes: possible
          .filter((mark) => !own.includes(mark))
          .map((mark) =>
            bar('others', {
              step: t(`mark.${mark}`),
              roles: rolesText(rolesWith(recordKinds.order.steps[mark])),
            }),
          ),
      }}
      layout="narrow"
      aside={
        <>
          <OrderStates order={order} />
          <ThreeWayCheck order={order} />
          <OrderContract id={order.id} version={order.version} />
        </>
      }
    >
      <RecordReason label={t('returnReason')} text={order.returnReason} />
      <OrderLines order={order} entry={entry} />
      <OrderDifferences order={order} />
      <OrderBasics order={order} />
      <OrderDeclarations order={order} />
      <OrderDeliveriesPanel order={order} />
      <OrderLogistics order={order} />
      {order.attachments.length > 0 && <Documents files={order.attachments} />}
      {entry && <EntryBar order={order} entry={entry} />}
      {marking && <MarkDialog order={order} mark={marking} onClose={() => setMarking(undefined)} />}
    </RecordPage>
  )
}
