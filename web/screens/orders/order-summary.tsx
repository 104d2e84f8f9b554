import { minimumExportAgencyFee } from '@quayside/contract/kernel/commercial-terms.ts'
import { type Amount, type Rate, roundAmount, times } from '@quayside/contract/kernel/money.ts'
import { dutiableValue } from '@quayside/contract/orders/dutiable-value.ts'
import type { KnownFacts } from '@quayside/contract/orders/known-facts.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { certificateOfOrigin } from '@quayside/contract/orders/order.ts'
import { orderTotals } from '@quayside/contract/orders/order-totals.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { keepingSum, showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FactLine } from './fact-line.tsx'
import { LineEstimates } from './order-estimates.tsx'
import styles from './order-form.module.css'
import { attachedKinds } from './order-form.values.ts'
import type { LineView } from './order-scan.ts'
import { OrderSimulation } from './order-simulation.tsx'
import { ExportEstimates, ImportEstimates } from './order-summary.estimates.tsx'
import { DraftWhatIf } from './order-what-if-of.tsx'
import type { OrderForm } from './use-order-form.ts'

type Props = {
  readonly editor: OrderForm
  readonly views: readonly LineView[]
  readonly facts: KnownFacts | undefined
}

/** The contract's sums for a short order; a long one is added up in whole millionths, only where it changed. */
function useTotals(views: readonly LineView[], currency: string) {
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
    if (lines.length <= few) return orderTotals(lines, currency)
    return {
      orderAmount: roundAmount(sums.amount(views.map((view) => view.total))),
      packages: Number(sums.packages(lines)),
      pallets: Number(sums.pallets(lines)),
      netWeight: sums.netWeight(lines),
      grossWeight: sums.grossWeight(lines),
      volume: sums.volume(lines),
    }
  }, [views, sums, currency])
}
const few = 200

const weighed = (text: string): string => (Number(text) > 0 ? showNumber(text, 2) : '–')

/** The amounts of the order; what customs or the provider decide is marked as an estimate. */
export function OrderSummary({ editor, views, facts }: Props) {
  const t = useTranslations('orderForm.summary')
  const [isOpen, setOpen] = useState(false)
  const { currency } = editor.head
  const totals = useTotals(views, currency)
  const rate = facts?.customsRate as Rate | null | undefined
  const inRmb = rate && times(totals.orderAmount, rate)
  // Nothing priced yet: nothing to be said, which is not the same as zero.
  const hasAmount = Number(totals.orderAmount) > 0
  const isImport = editor.kind.code === orderKind.codes.import
  const isExport = editor.kind.code === orderKind.codes.export
  const dutiable = useMemo(
    () => dutiableValue({ ...editor.head, orderAmount: totals.orderAmount }, facts?.customsRates ?? {}),
    [editor.head, totals.orderAmount, facts],
  )
  const hasCertificate = attachedKinds(editor.form.values).includes(certificateOfOrigin)
  const hasEstimates = (isImport || isExport) && views.length > 0
  return (
    <>
      <section className={`q-panel ${styles['order-summary']}`}>
        <div className="q-panel-body">
          <h2>{t('title')}</h2>
          <dl>
            <FactLine label={t('amount')}>
              <Money value={hasAmount ? totals.orderAmount : null} {...(currency !== '' && { currency })} />
            </FactLine>
            {currency !== 'RMB' && (
              <FactLine label={t('inRmb')}>
                <Money value={(hasAmount && inRmb) || null} currency="RMB" />
              </FactLine>
            )}
            {isImport && (
              <ImportEstimates
                views={views}
                facts={facts}
                dutiable={dutiable}
                currency={currency}
                rate={rate ?? undefined}
                hasCertificate={hasCertificate}
              />
            )}
            {isExport && rate && (
              <ExportEstimates
                editor={editor}
                amount={totals.orderAmount}
                views={views}
                facts={facts}
                rate={rate}
              />
            )}
            <FactLine label={t('packages')}>
              {showNumber(String(totals.packages))} / {showNumber(String(totals.pallets))}
            </FactLine>
            <FactLine label={t('weights')}>
              {weighed(totals.netWeight)} / {weighed(totals.grossWeight)} kg
            </FactLine>
            <FactLine label={t('volume')}>{weighed(totals.volume)} m³</FactLine>
          </dl>
          {hasEstimates && (
            <Button look="link" size="small" onClick={() => setOpen(true)}>
              {t('perLine')}
            </Button>
          )}
          {hasEstimates && isImport && !editor.isSample && (
            <DraftWhatIf editor={editor} hasCertificate={hasCertificate} />
          )}
          {rate && currency !== 'RMB' && <p>{t('rateNote', { rate: showNumber(rate, 6) })}</p>}
          {isImport &&
            hasAmount &&
            dutiable.assumptions.map((assumption) => (
              <p key={assumption}>{t(`assumed.${assumption}`, { terms: editor.head.incoterms })}</p>
            ))}
          {hasEstimates && <p>{t('estimateNote')}</p>}
          {isExport && <p>{t('feeNote', { least: minimumExportAgencyFee })}</p>}
        </div>
        {isOpen && (
          <LineEstimates
            views={views}
            facts={facts}
            currency={currency}
            isImport={isImport}
            factor={dutiable.factor}
            hasCertificate={hasCertificate}
            onClose={() => setOpen(false)}
          />
        )}
      </section>
      {hasEstimates && (
        <OrderSimulation
          editor={editor}
          views={views}
          facts={facts}
          factor={dutiable.factor}
          hasCertificate={hasCertificate}
        />
      )}
    </>
  )
}
