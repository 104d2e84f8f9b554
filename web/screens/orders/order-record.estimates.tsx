import { estimateTaxes, splitLineOf } from '@quayside/contract/customs/estimate-taxes.ts'
import { declarableLines, isCounted } from '@quayside/contract/customs/received-goods.ts'
import { type Amount, isPositive, type Rate, times } from '@quayside/contract/kernel/money.ts'
import {
  type DutiableValue,
  dutiableValue,
  type ValueAssumption,
} from '@quayside/contract/orders/dutiable-value.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { certificateOfOrigin, type OrderDetail } from '@quayside/contract/orders/order.ts'
import { addEstimates, agencyFee, lineRefund } from '@quayside/contract/orders/order-estimates.ts'
import type { ModelFacts, OrderFactsAnswer, OrderFactsQuery } from '@quayside/contract/orders/order-facts.ts'
import { toLineDraft } from '@quayside/contract/orders/order-line.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { type OriginFacts, OriginNotes } from './order-origin.tsx'
import styles from './order-record.module.css'
import { RecordWhatIf } from './order-what-if-of.tsx'

type Estimates = {
  readonly rows: readonly (readonly [EstimateName, Amount])[]
  readonly unknown: number
  readonly assumptions: readonly ValueAssumption[]
  /** Which quantities the duty is estimated of. */
  readonly quantities: 'byReceived' | 'byOrdered' | undefined
  readonly origin: OriginFacts | undefined
}
type EstimateName = 'dutiable' | 'duty' | 'antiDumping' | 'consumption' | 'vat' | 'agencyFee' | 'refund'

/** Duty and taxes of an import, fee and refund of an export; other kinds cross no customs border. */
export function OrderEstimatesPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  const form = useTranslations('orderForm.summary')
  const isImport = order.modelType === orderKind.codes.import
  const isExport = order.modelType === orderKind.codes.export
  const facts = useQuery({
    queryKey: ['orderFacts', 'record', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: () => api('POST business/online/order/facts', { body: askedOf(order) }, { isQuiet: true }),
    enabled: (isImport || isExport) && order.lines.length > 0 && order.currency !== '',
    retry: false,
  })
  const estimates = useMemo(() => (facts.data ? estimate(order, facts.data) : undefined), [order, facts.data])
  if (!estimates) return null
  return (
    <Panel title={t('estimates')} actions={isImport && <RecordWhatIf order={order} />}>
      <dl className={styles['order-lines-list']}>
        {estimates.rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {estimates.assumptions.map((assumption) => (
        <p key={assumption} className={styles['order-note']}>
          {form(`assumed.${assumption}`, { terms: order.incoterms })}
        </p>
      ))}
      {estimates.origin && <OriginNotes origin={estimates.origin} />}
      <p className={styles['order-note']}>
        {estimates.quantities && `${t(estimates.quantities)} · `}
        {estimates.unknown > 0 && `${t('unknownLines', { count: estimates.unknown })} · `}
        {t('estimateNote')}
      </p>
    </Panel>
  )
}

function askedOf(order: OrderDetail): OrderFactsQuery {
  const models = new Map(
    order.lines
      .filter((line) => line.productId !== null || line.model !== '')
      .map(({ productId, model, brand }) => [
        productId ?? productKeyOf({ model, brand }),
        { productId, model, brand },
      ]),
  )
  return {
    modelType: order.modelType,
    currency: order.currency,
    models: [...models.values()],
  } as OrderFactsQuery
}

function estimate(order: OrderDetail, facts: OrderFactsAnswer): Estimates | undefined {
  const rate = facts.customsRate as Rate | null
  if (rate === null) return undefined
  const byProduct = new Map(facts.models.map((model) => [model.productId, model]))
  const byKey = new Map(facts.models.map((model) => [productKeyOf(model), model]))
  const factsOf = (line: OrderDetail['lines'][number]): ModelFacts | undefined =>
    (line.productId === null ? undefined : byProduct.get(line.productId)) ?? byKey.get(productKeyOf(line))
  if (order.modelType === orderKind.codes.import) {
    const { value, factor, assumptions } = valueOf(order, facts)
    const lineById = new Map(order.lines.map((line) => [line.id, line]))
    const taxes = estimateTaxes(
      {
        isImport: true,
        currency: order.currency,
        customsRate: rate,
        factor,
        hasCertificate: order.attachments.some(({ kind }) => kind === certificateOfOrigin),
      },
      // Once goods were counted, duty is estimated of what came, as it will be declared.
      declarableLines(
        order.lines.map((line) => splitLineOf(line.id, toLineDraft(line), order.currency, factsOf(line))),
        order.currency,
        (key) => lineById.get(key),
      ),
    )
    return {
      rows: [
        ['dutiable', times(value, rate)],
        ['duty', taxes.duty],
        ...(isPositive(taxes.antiDumping) ? [['antiDumping', taxes.antiDumping] as const] : []),
        ['consumption', taxes.consumptionTax],
        ['vat', taxes.vat],
      ],
      unknown: taxes.unknown,
      assumptions,
      quantities: isCounted(order.lines) ? 'byReceived' : 'byOrdered',
      origin: taxes,
    }
  }
  const refund = addEstimates(
    order.lines.map((line) =>
      lineRefund(toLineDraft(line), factsOf(line), { currency: order.currency, toRmb: rate }),
    ),
  )
  const fee = agencyFee(
    { modelType: order.modelType, orderAmount: order.orderAmount as Amount, toRmb: rate },
    facts.agencyRate as Rate,
  )
  return {
    rows: [
      ['agencyFee', fee],
      ['refund', refund.total],
    ],
    unknown: refund.unknown,
    assumptions: [],
    quantities: undefined,
    origin: undefined,
  }
}

const valueOf = (order: OrderDetail, facts: OrderFactsAnswer): DutiableValue =>
  dutiableValue({ ...order, orderAmount: order.orderAmount as Amount }, facts.customsRates)
