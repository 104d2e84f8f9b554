import { stateKey } from '@quayside/contract/kernel/machine.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { isMarkable, orderMachine } from '@quayside/contract/orders/order.states.ts'
import { chargeNames } from '@quayside/contract/orders/order-charges.ts'
import { priceAudit, priceAuditTone } from '@quayside/contract/products/commodity.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Code, Text } from '@quayside/kit/cells.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { lotsEntry } from '@quayside/kit/lots-entry.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { CodeText, StateTag } from '@quayside/kit/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { useEntryNames } from '../../lib/entry-names.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import recordPageStyles from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { MarkDialog, type OrderMark } from './mark-dialog.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLogistics } from './order-logistics.tsx'
import ordersStyles from './orders.module.css'

export const OrderRecord = () => (
  <RecordQuery kind="order">{(order) => <Order key={order.id} order={order} />}</RecordQuery>
)

function Order({ order }: { order: OrderReview }) {
  const t = useTranslations('officeOrders')
  const charges = useTranslations('orderFields.orderCharges')
  const cell = useTranslations('kit.cell')
  const may = useMay()
  const incoterms = useEntryNames('1004')
  const methods = useEntryNames('1015')
  const [marking, setMarking] = useState<OrderMark>()
  const canMark = (mark: OrderMark): boolean =>
    may(recordKinds.order.steps[mark]) && isMarkable(mark, stateKey(orderMachine, order.state))
  const canReceive = order.nextSteps.some((each) => each.name === 'receive')

  return (
    <RecordPage
      kind="order"
      // Goods are received line by line, in the table below.
      record={{ ...order, nextSteps: order.nextSteps.filter((each) => each.name !== 'receive') }}
      title={order.orderNo}
      state={orderState.keyOf(order.state) ?? 'submitted'}
      note={<PageLink href={recordAddress('company', order.companyId)}>{order.companyName}</PageLink>}
      entries={{
        bind: lotsEntry(t('toBind', { qty: showNumber(sumTexts(order.lines.map((line) => line.qty))) })),
      }}
      aside={order.attachments.length > 0 ? <Documents files={order.attachments} /> : undefined}
    >
      {order.returnReason !== '' && (
        <p className={recordPageStyles['record-reason']}>
          {cell('named', { name: t('returnReason'), value: order.returnReason })}
        </p>
      )}
      <section className="q-panel">
        <div className="q-panel-body">
          <h2>{t('basics')}</h2>
          <Details>
            <Detail label={t('modelType')}>
              <CodeText list={orderKind} value={order.modelType} />
            </Detail>
            <Detail label={t('amount')}>
              <Money value={amount(order.orderAmount)} currency={order.currency} />
            </Detail>
            <Detail label={t('supplier')}>
              {order.supplierId === null || !may('supplier-list') ? (
                <Text>{order.supplierName}</Text>
              ) : (
                <PageLink href={recordAddress('supplier', order.supplierId)}>{order.supplierName}</PageLink>
              )}
            </Detail>
            {order.customerName !== '' && <Detail label={t('buyer')}>{order.customerName}</Detail>}
            <Detail label={t('incoterms')}>
              <Text>{order.incoterms && `${order.incoterms} ${incoterms(order.incoterms)}`}</Text>
            </Detail>
            {chargeNames.map(
              (name) =>
                order.charges[name] !== '' && (
                  <Detail key={name} label={charges(name)}>
                    <Money
                      value={amount(order.charges[name])}
                      currency={order.charges[`${name}Currency`] || order.currency}
                    />
                  </Detail>
                ),
            )}
            <Detail label={t('paymentMethod')}>
              <Text>{methods(order.paymentMethod)}</Text>
            </Detail>
            <Detail label={t('contractNo')}>
              <Code>{order.contractNo}</Code>
            </Detail>
            <Detail label={t('shippingNoteNo')}>
              <Code>{order.shippingNoteNo}</Code>
            </Detail>
            <Detail label={t('supplierInvoiceNo')}>
              <Code>{order.supplierInvoiceNo}</Code>
            </Detail>
            <Detail label={t('orderDate')}>{order.orderDate}</Detail>
            <Detail label={t('packages')}>{order.packages}</Detail>
            <Detail label={t('grossWeight')}>{order.grossWeight}</Detail>
            <Detail label={t('netWeight')}>{order.netWeight}</Detail>
            {order.exportedOn !== null && <Detail label={t('exportedOn')}>{order.exportedOn}</Detail>}
            <Detail label={t('priceAudit')}>
              <span className={ordersStyles['order-marks']}>
                {order.priceAudit === null ? (
                  <span className="q-nothing">{t('none')}</span>
                ) : (
                  <StateTag list={priceAudit} tones={priceAuditTone} value={order.priceAudit} />
                )}
                {canMark('priceAudit') && (
                  <Button size="small" onClick={() => setMarking('priceAudit')}>
                    {t('mark.price')}
                  </Button>
                )}
              </span>
            </Detail>
            <Detail label={t('declaration')}>
              <span className={ordersStyles['order-marks']}>
                <CodeText list={declarationState} value={order.declarationState} />
                {canMark('declarationState') && (
                  <Button size="small" onClick={() => setMarking('declarationState')}>
                    {t('mark.declaration')}
                  </Button>
                )}
              </span>
            </Detail>
            {order.boundLots.length > 0 && (
              <Detail label={t('boundLots')} isWide>
                {order.boundLots.map(({ lotNumber, qty }) => `${lotNumber} × ${showNumber(qty)}`).join(' · ')}
              </Detail>
            )}
            <Detail label={t('remarks')} isWide>
              <Text>{order.remarks}</Text>
            </Detail>
          </Details>
        </div>
      </section>
      <section className="q-panel">
        <div className="q-panel-body">
          <OrderLines order={order} canReceive={canReceive} />
        </div>
      </section>
      <OrderLogistics order={order} />
      {marking && <MarkDialog order={order} mark={marking} onClose={() => setMarking(undefined)} />}
    </RecordPage>
  )
}
