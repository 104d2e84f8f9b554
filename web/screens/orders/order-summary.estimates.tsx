import { type Amount, type Rate, roundAmount, sum, times } from '@quayside/contract/kernel/money.ts'
import type { DutiableValue } from '@quayside/contract/orders/dutiable-value.ts'
import { addEstimates, agencyFee, receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { keepingSum } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { FactLine } from './fact-line.tsx'
import type { KnownFacts } from './order-facts.ts'
import styles from './order-form.module.css'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

type Props = {
  readonly editor: OrderForm
  readonly views: readonly LineView[]
  readonly facts: KnownFacts | undefined
}

export function ImportEstimates(
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
      <FactLine label={t('charges')}>
        <Money value={hasCharges ? charges : null} {...(currency !== '' && { currency })} />
      </FactLine>
      {hasCharges && rate && (
        <FactLine label={t('dutiable')}>
          <Money value={times(dutiable.value, rate)} currency="RMB" />
        </FactLine>
      )}
      <FactLine label={t('duty')}>
        <Money value={hasKnown ? duty : null} currency="RMB" />
      </FactLine>
      {Number(consumption) > 0 && (
        <FactLine label={t('consumption')}>
          <Money value={consumption} currency="RMB" />
        </FactLine>
      )}
      <FactLine label={t('vat')}>
        <Money value={hasKnown ? tax : null} currency="RMB" />
      </FactLine>
      {unknown > 0 && <FactLine label={t('unknown')}>{t('lines', { count: unknown })}</FactLine>}
    </>
  )
}

export function ExportEstimates(props: Props & { amount: Amount; rate: Rate }) {
  const { editor, amount, views, facts, rate } = props
  const t = useTranslations('orderForm.summary')
  const fee = agencyFee(
    { modelType: editor.kind.code, orderAmount: amount, toRmb: rate },
    facts?.agencyRate as Rate | undefined,
  )
  const refund = useMemo(() => addEstimates(views.map((view) => view.refund)), [views])
  const entries = useDictionary('1018')
  const calendar = useMemo(
    () => Object.fromEntries(entries.map(({ value, group }) => [value, group ?? ''])),
    [entries],
  )
  // Until it is exported, the day of the order is used for the day of the export.
  const day = editor.order?.exportedOn ?? (editor.head.orderDate || today())
  return (
    <>
      <FactLine label={t('agencyFee')}>
        <Money value={Number(amount) > 0 ? fee : null} currency="RMB" />
      </FactLine>
      <FactLine label={t('refund')}>
        <Money value={refund.unknown < views.length ? refund.total : null} currency="RMB" />
      </FactLine>
      {refund.unknown > 0 && (
        <FactLine label={t('unknown')}>{t('lines', { count: refund.unknown })}</FactLine>
      )}
      <FactLine label={t('receiptDue')}>
        <span className={styles['order-deadline']}>{receiptDueOn(day, calendar).day}</span>
      </FactLine>
    </>
  )
}
