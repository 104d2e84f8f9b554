import { estimateTaxes, splitLineOf } from '@quayside/contract/customs/estimate-taxes.ts'
import { type Amount, type Rate, sum, times } from '@quayside/contract/kernel/money.ts'
import type { DutiableValue } from '@quayside/contract/orders/dutiable-value.ts'
import type { KnownFacts } from '@quayside/contract/orders/known-facts.ts'
import { addEstimates, agencyFee, receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { FactLine } from './fact-line.tsx'
import styles from './order-form.module.css'
import { OriginNotes } from './order-origin.tsx'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

type Props = {
  readonly editor: OrderForm
  readonly views: readonly LineView[]
  readonly facts: KnownFacts | undefined
}

export function ImportEstimates(
  props: Pick<Props, 'views' | 'facts'> & {
    dutiable: DutiableValue
    currency: string
    rate: Rate | undefined
    hasCertificate: boolean
  },
) {
  const { facts, dutiable, currency, rate, hasCertificate } = props
  // Typing does not wait for the estimate.
  const views = useDeferredValue(props.views)
  const t = useTranslations('orderForm.summary')
  const { duty, antiDumping, vat, consumptionTax, unknown, ...origin } = useMemo(
    () =>
      estimateTaxes(
        { isImport: true, currency, customsRate: rate, factor: dutiable.factor, hasCertificate },
        views.map((view, place) =>
          splitLineOf(String(place), view.line, currency, facts?.modelOf(view.line)),
        ),
      ),
    [views, facts, currency, rate, dutiable.factor, hasCertificate],
  )
  const hasKnown = rate !== undefined && unknown < views.length
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
      {Number(antiDumping) > 0 && (
        <FactLine label={t('antiDumping')}>
          <Money value={antiDumping} currency="RMB" />
        </FactLine>
      )}
      {Number(consumptionTax) > 0 && (
        <FactLine label={t('consumption')}>
          <Money value={consumptionTax} currency="RMB" />
        </FactLine>
      )}
      <FactLine label={t('vat')}>
        <Money value={hasKnown ? vat : null} currency="RMB" />
      </FactLine>
      {unknown > 0 && <FactLine label={t('unknown')}>{t('lines', { count: unknown })}</FactLine>}
      {hasKnown && <OriginNotes origin={origin} />}
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
        <span className={styles['order-deadline']}>
          <WholeParts>{receiptDueOn(day, calendar).day}</WholeParts>
        </span>
      </FactLine>
    </>
  )
}
