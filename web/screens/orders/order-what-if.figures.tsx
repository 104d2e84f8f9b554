import { type Amount, formatAmount, formatRate, isZero, type Rate } from '@quayside/contract/kernel/money.ts'
import { dutyMeasure, tradeAgreement } from '@quayside/contract/products/duty-rates.codes.ts'
import { type CostKind, costBasis, costKind } from '@quayside/contract/reports/landed-cost.codes.ts'
import type { CostBases } from '@quayside/contract/reports/landed-cost.rules.ts'
import {
  differenceOf,
  type WhatIfNote,
  type WhatIfOrder,
  type WhatIfResult,
} from '@quayside/contract/reports/what-if.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-what-if.module.css'

type Props = {
  readonly order: WhatIfOrder
  readonly base: WhatIfResult | undefined
  /** Undefined while something in its conditions cannot be computed with. */
  readonly variants: readonly (WhatIfResult | undefined)[]
  readonly terms: { readonly agencyRate: Rate; readonly agencyMinimum: string; readonly bases: CostBases }
}

/** The dialog shows the first lines; the totals are of all. */
const linesShown = 20

/** The costs of each variant with its difference to the order, and under each figure what it rests on. */
export function WhatIfFigures({ order, base, variants, terms }: Props) {
  const t = useTranslations('orderForm.whatIf')
  const codeText = useCodeText()
  const all = [base, ...variants]
  const kinds = costKind.keys.filter(
    (kind) => kind !== 'vat' && all.some((each) => each?.costs && !isZero(each.costs[kind])),
  )
  const columns = all.length + 1
  const basisOf = useBasis(terms)
  const row = (
    label: string,
    of: (result: WhatIfResult) => Amount | undefined,
    kind?: CostKind | 'total',
  ) => (
    <tr key={label} data-total={kind === 'total' || undefined}>
      <th scope="row">{label}</th>
      {all.map((result, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- variants are told apart by their place
        <td key={place} data-figure>
          {result && <FigureOf value={of(result)} />}
          {place > 0 && result && base && (
            <Difference
              value={differenceOf(of(result), of(base))}
              isComparable={kind !== 'total' || (result.isWhole && base.isWhole)}
            />
          )}
          {result && kind && kind !== 'total' && <small>{basisOf(result, kind)}</small>}
        </td>
      ))}
    </tr>
  )
  const lines = order.lines.slice(0, linesShown)
  return (
    <>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={columns} className={styles['group']}>
            {t('figures')}
          </th>
        </tr>
        {row(`${t('orderAmount')} ${order.currency}`, ({ orderAmount }) => orderAmount)}
        {row(t('dutiable'), ({ dutiableValue }) => dutiableValue)}
        {kinds.map((kind) => row(codeText(costKind, kind), ({ costs }) => costs?.[kind], kind))}
        {row(t('total'), ({ total }) => total, 'total')}
        {row(t('vatApart'), ({ costs }) => costs?.vat, 'vat')}
        <tr>
          <th scope="row" />
          {all.map((result, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <td key={place} className={styles['notes']}>
              {result && <Notes result={result} incoterms={order.incoterms} />}
            </td>
          ))}
        </tr>
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={columns} className={styles['group']}>
            {t('lines')}
            {order.lines.length > linesShown && (
              <small> {t('linesMore', { shown: linesShown, count: order.lines.length })}</small>
            )}
          </th>
        </tr>
        {lines.map(({ key, model, name }, at) => (
          <tr key={key}>
            <th scope="row">{`${at + 1} ${model || name}`}</th>
            {all.map((result, place) => {
              const unitCost = result?.lines[at]?.unitCost ?? ''
              return (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={place} data-figure>
                  <span className="q-number">{unitCost === '' ? '–' : formatRate(unitCost as Rate)}</span>
                </td>
              )
            })}
          </tr>
        ))}
        <tr>
          <td colSpan={columns} className={styles['note']}>
            {t('basis.allocation', {
              freight: codeText(costBasis, terms.bases.freight),
              insurance: codeText(costBasis, terms.bases.insurance),
              fees: codeText(costBasis, terms.bases.fees),
            })}
          </td>
        </tr>
      </tbody>
    </>
  )
}

function FigureOf({ value }: { value: Amount | undefined }) {
  const t = useTranslations('orderForm.whatIf')
  return value === undefined ? <em>{t('unknown')}</em> : <Money value={value} />
}

/** More is red, less is green, each with its sign; a total with a gap is not compared. */
function Difference({ value, isComparable }: { value: Amount | undefined; isComparable: boolean }) {
  const t = useTranslations('orderForm.whatIf')
  if (value === undefined) return null
  if (!isComparable) return <span className={styles['difference']}>{t('incomplete')}</span>
  if (isZero(value)) return <span className={styles['difference']}>±0.00</span>
  const isLess = value.startsWith('-')
  const text = `${isLess ? '−' : '+'}${formatAmount(value.replace('-', '') as Amount)}`
  return (
    <span className={styles['difference']} data-is={isLess ? 'less' : 'more'}>
      {text}
    </span>
  )
}

function useBasis(terms: Props['terms']): (result: WhatIfResult, kind: CostKind) => string {
  const t = useTranslations('orderForm.whatIf.basis')
  const summary = useTranslations('orderForm.summary')
  const comma = useTranslations('kit.cell')('comma')
  const codeText = useCodeText()
  const agreementText = (agreement: string): string => {
    const known = tradeAgreement.values.find((value) => value === agreement)
    return known ? codeText(tradeAgreement, known) : agreement
  }
  return ({ rate, measures }, kind) => {
    if (kind === 'purchase') {
      if (!rate) return t('rateUnknown')
      if (rate.source === 'none') return ''
      const shown = formatRate(rate.value)
      return rate.source === 'entered'
        ? t('entered', { rate: shown })
        : t('customs', { rate: shown, day: rate.day })
    }
    if (kind === 'duty')
      return measures
        .map(({ measure, agreement, count }) =>
          summary('rateTaken', {
            measure: `${codeText(dutyMeasure, measure)} ${agreementText(agreement)}`.trim(),
            count,
          }),
        )
        .join(comma)
    if (kind === 'fees')
      return t('fees', {
        percent: String(Number((Number(terms.agencyRate) * 100).toFixed(4))),
        least: formatAmount(terms.agencyMinimum as Amount),
      })
    return ''
  }
}

const own = ['routeFreightUnknown', 'priceKept', 'unclassified', 'rateUnknown'] as const
type Own = (typeof own)[number]
const isOwn = (note: WhatIfNote): note is Own => own.some((each) => each === note)

function Notes({ result, incoterms }: { result: WhatIfResult; incoterms: string }) {
  const t = useTranslations('orderForm.whatIf.notes')
  const summary = useTranslations('orderForm.summary')
  return result.notes.map((note) => (
    <p key={note}>{isOwn(note) ? t(note) : summary(`assumed.${note}`, { terms: incoterms })}</p>
  ))
}
