import { minimumExportAgencyFee } from '@quayside/contract/kernel/commercial-terms.ts'
import { type Amount, type Rate, roundAmount, sum, times } from '@quayside/contract/kernel/money.ts'
import { type DutiableValue, dutiableValue } from '@quayside/contract/orders/dutiable-value.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { addEstimates, agencyFee, receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { orderTotals } from '@quayside/contract/orders/order-totals.ts'
import { Button } from '@quayside/kit/button.tsx'
import { keepingSum, showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/money.tsx'
import { today } from '@quayside/kit/today.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/dictionary.ts'
import { LineEstimates } from './order-estimates.tsx'
import type { KnownFacts } from './order-facts.ts'
import styles from './order-form.module.css'
import type { LineView } from './order-scan.ts'
import { OrderSimulation } from './order-simulation.tsx'
import type { OrderForm } from './use-order-form.ts'

type Props = {
  readonly of: OrderForm
  readonly views: readonly LineView[]
  readonly facts: KnownFacts | undefined
}

/** The contract's sums for a short order; a long one is added up in whole millionths, only where it changed. */
function useTotals(views: readonly LineView[]) {
  const [sums] = useState(() => ({
    amount: keepingSum((total: Amount) => total),
    packages: keepingSum((line: LineView['line']) => line.packages),
    pallets: keepingSum((line: LineView['line']) => line.pallets),
    netWeight: keepingSum((line: LineView['line']) => line.netWeight),
    grossWeight: keepingSum((line: LineView['line']) => line.grossWeight),
    volume: keepingSum((line: LineView['line']) => line.volume),
  }))
  return useMemo(() => {
    // By line, not by view: what is newly known of a model leaves its line as it was.
    const lines = views.map((view) => view.line)
    if (lines.length <= few) return orderTotals(lines)
    return {
      orderAmount: roundAmount(sums.amount(views.map((view) => view.total))),
      packages: Number(sums.packages(lines)),
      pallets: Number(sums.pallets(lines)),
      netWeight: sums.netWeight(lines),
      grossWeight: sums.grossWeight(lines),
      volume: sums.volume(lines),
    }
  }, [views, sums])
}
const few = 200

const weighed = (text: string): string => (Number(text) > 0 ? showNumber(text, 2) : '–')

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** The amounts of the order; what customs or the provider decide is marked as an estimate. */
export function OrderSummary({ of, views, facts }: Props) {
  const t = useTranslations('orderForm.summary')
  const [isOpen, setOpen] = useState(false)
  const { currency } = of.head
  const totals = useTotals(views)
  const rate = facts?.customsRate as Rate | null | undefined
  const inRmb = rate && times(totals.orderAmount, rate)
  // Nothing priced yet: nothing to be said, which is not the same as zero.
  const hasAmount = Number(totals.orderAmount) > 0
  const isImport = of.kind.code === orderKind.codes.import
  const isExport = of.kind.code === orderKind.codes.export
  const dutiable = useMemo(
    () => dutiableValue({ ...of.head, orderAmount: totals.orderAmount }, facts?.customsRates ?? {}),
    [of.head, totals.orderAmount, facts],
  )
  const hasEstimates = (isImport || isExport) && views.length > 0
  return (
    <>
      <section className={`q-panel ${styles['order-summary']}`}>
        <div className="q-panel-body">
          <h2>{t('title')}</h2>
          <dl>
            <Line label={t('amount')}>
              <Money value={hasAmount ? totals.orderAmount : null} {...(currency !== '' && { currency })} />
            </Line>
            {currency !== 'RMB' && (
              <Line label={t('inRmb')}>
                <Money value={(hasAmount && inRmb) || null} currency="RMB" />
              </Line>
            )}
            {isImport && (
              <ImportEstimates
                views={views}
                dutiable={dutiable}
                currency={currency}
                rate={rate ?? undefined}
              />
            )}
            {isExport && rate && (
              <ExportEstimates of={of} amount={totals.orderAmount} views={views} facts={facts} rate={rate} />
            )}
            <Line label={t('packages')}>
              {showNumber(String(totals.packages))} / {showNumber(String(totals.pallets))}
            </Line>
            <Line label={t('weights')}>
              {weighed(totals.netWeight)} / {weighed(totals.grossWeight)} kg
            </Line>
            <Line label={t('volume')}>{weighed(totals.volume)} m³</Line>
          </dl>
          {hasEstimates && (
            <Button look="link" size="small" onClick={() => setOpen(true)}>
              {t('perLine')}
            </Button>
          )}
          {rate && currency !== 'RMB' && <p>{t('rateNote', { rate: showNumber(rate, 6) })}</p>}
          {isImport &&
            hasAmount &&
            dutiable.assumptions.map((assumption) => (
              <p key={assumption}>{t(`assumed.${assumption}`, { terms: of.head.incoterms })}</p>
            ))}
          {hasEstimates && <p>{t('estimateNote')}</p>}
          {isExport && <p>{t('feeNote', { least: minimumExportAgencyFee })}</p>}
        </div>
        {isOpen && (
          <LineEstimates
            views={views}
            isImport={isImport}
            factor={dutiable.factor}
            onClose={() => setOpen(false)}
          />
        )}
      </section>
      {hasEstimates && <OrderSimulation of={of} views={views} facts={facts} factor={dutiable.factor} />}
    </>
  )
}

function ImportEstimates(
  props: Pick<Props, 'views'> & { dutiable: DutiableValue; currency: string; rate: Rate | undefined },
) {
  const { views, dutiable, currency, rate } = props
  const t = useTranslations('orderForm.summary')
  const [sums] = useState(() => ({
    duty: keepingSum((view: LineView) => view.duty?.duty),
    consumption: keepingSum((view: LineView) => view.duty?.consumptionTax),
    tax: keepingSum((view: LineView) => view.duty?.vat),
    known: keepingSum((view: LineView) => (view.duty ? '1' : '0')),
  }))
  const { duty, tax, consumption, unknown } = useMemo(
    () => ({
      // All three are shares of the dutiable value, so what the charges add to it they add to each.
      duty: times(roundAmount(sums.duty(views)), dutiable.factor),
      consumption: times(roundAmount(sums.consumption(views)), dutiable.factor),
      tax: times(roundAmount(sums.tax(views)), dutiable.factor),
      unknown: views.length - Number(sums.known(views)),
    }),
    [views, sums, dutiable.factor],
  )
  const hasKnown = unknown < views.length
  const charges = sum([dutiable.freight, dutiable.insurance, dutiable.other])
  const hasCharges = Number(charges) > 0
  return (
    <>
      <Line label={t('charges')}>
        <Money value={hasCharges ? charges : null} {...(currency !== '' && { currency })} />
      </Line>
      {hasCharges && rate && (
        <Line label={t('dutiable')}>
          <Money value={times(dutiable.value, rate)} currency="RMB" />
        </Line>
      )}
      <Line label={t('duty')}>
        <Money value={hasKnown ? duty : null} currency="RMB" />
      </Line>
      {Number(consumption) > 0 && (
        <Line label={t('consumption')}>
          <Money value={consumption} currency="RMB" />
        </Line>
      )}
      <Line label={t('vat')}>
        <Money value={hasKnown ? tax : null} currency="RMB" />
      </Line>
      {unknown > 0 && <Line label={t('unknown')}>{t('lines', { count: unknown })}</Line>}
    </>
  )
}

function ExportEstimates(props: Props & { amount: Amount; rate: Rate }) {
  const { of, amount, views, facts, rate } = props
  const t = useTranslations('orderForm.summary')
  const fee = agencyFee(
    { modelType: of.kind.code, orderAmount: amount, toRmb: rate },
    facts?.agencyRate as Rate | undefined,
  )
  const refund = useMemo(() => addEstimates(views.map((view) => view.refund)), [views])
  const entries = useDictionary('1018')
  const calendar = useMemo(
    () => Object.fromEntries(entries.map(({ value, group }) => [value, group ?? ''])),
    [entries],
  )
  // Until it is exported, the day of the order is used for the day of the export.
  const day = of.order?.exportedOn ?? (of.head.orderDate || today())
  return (
    <>
      <Line label={t('agencyFee')}>
        <Money value={Number(amount) > 0 ? fee : null} currency="RMB" />
      </Line>
      <Line label={t('refund')}>
        <Money value={refund.unknown < views.length ? refund.total : null} currency="RMB" />
      </Line>
      {refund.unknown > 0 && <Line label={t('unknown')}>{t('lines', { count: refund.unknown })}</Line>}
      <Line label={t('receiptDue')}>
        <span className={styles['order-deadline']}>{receiptDueOn(day, calendar).day}</span>
      </Line>
    </>
  )
}
