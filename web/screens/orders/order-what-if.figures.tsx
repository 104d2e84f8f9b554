import { type Amount, formatAmount, formatRate, isZero, type Rate } from '@quayside/contract/kernel/money.ts'
import { dutyMeasure, tradeAgreement } from '@quayside/contract/products/duty-rates.codes.ts'
import { type CostKind, costBasis, costKind } from '@quayside/contract/reports/landed-cost.codes.ts'
import type { ShownResult } from '@quayside/contract/reports/saved-what-if.rules.ts'
import { differenceOf } from '@quayside/contract/reports/what-if.ts'
import {
  basisOf,
  noteText,
  type WhatIfHead,
  type WhatIfTerms,
  type WhatIfWords,
} from '@quayside/contract/reports/what-if-view.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-what-if.module.css'

type Props = {
  readonly head: WhatIfHead
  readonly base: ShownResult | undefined
  /** Undefined while something in its conditions cannot be computed with. */
  readonly variants: readonly (ShownResult | undefined)[]
  readonly terms: WhatIfTerms
}

/** The costs of each variant with its difference to the order, and under each figure what it rests on. */
export function WhatIfFigures({ head, base, variants, terms }: Props) {
  const t = useTranslations('orderForm.whatIf')
  const codeText = useCodeText()
  const all = [base, ...variants]
  const kinds = costKind.keys.filter(
    (kind) => kind !== 'vat' && all.some((each) => each?.costs && !isZero(each.costs[kind])),
  )
  const columns = all.length + 1
  const words = useWords()
  const row = (label: string, of: (result: ShownResult) => Amount | undefined, kind?: CostKind | 'total') => (
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
          {result && kind && kind !== 'total' && <small>{basisOf(result, kind, terms, words)}</small>}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={columns} className={styles['group']}>
            {t('figures')}
          </th>
        </tr>
        {row(`${t('orderAmount')} ${head.currency}`, ({ orderAmount }) => orderAmount)}
        {row(t('dutiable'), ({ dutiableValue }) => dutiableValue)}
        {kinds.map((kind) => row(codeText(costKind, kind), ({ costs }) => costs?.[kind], kind))}
        {row(t('total'), ({ total }) => total, 'total')}
        {row(t('vatApart'), ({ costs }) => costs?.vat, 'vat')}
        <tr>
          <th scope="row" />
          {all.map((result, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <td key={place} className={styles['notes']}>
              {result?.notes.map((note) => (
                <p key={note}>{noteText(note, head.incoterms, words)}</p>
              ))}
            </td>
          ))}
        </tr>
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={columns} className={styles['group']}>
            {t('lines')}
            {head.lineCount > head.lines.length && (
              <small> {t('linesMore', { shown: head.lines.length, count: head.lineCount })}</small>
            )}
          </th>
        </tr>
        {head.lines.map(({ model, name }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and do not move
          <tr key={at}>
            <th scope="row">{`${at + 1} ${model || name}`}</th>
            {all.map((result, place) => {
              const unitCost = result?.unitCosts[at] ?? ''
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

function useWords(): WhatIfWords {
  const whatIf = useTranslations('orderForm.whatIf')
  const summary = useTranslations('orderForm.summary')
  const comma = useTranslations('kit.cell')('comma')
  const codeText = useCodeText()
  const codeIn = (list: typeof dutyMeasure | typeof tradeAgreement, code: string): string => {
    const known = list.values.find((value) => value === code)
    return known === undefined ? code : codeText(list, known)
  }
  return {
    // The key is one of those that the texts have: basisOf and noteText name no others.
    whatIf: (key, params) => whatIf(key as 'basis.customs', params as { rate: string; day: string }),
    summary: (key, params) => summary(key as 'rateTaken', params as { measure: string; count: number }),
    measure: (measure) => codeIn(dutyMeasure, measure),
    agreement: (agreement) => codeIn(tradeAgreement, agreement),
    comma,
    amount: (value) => formatAmount(value as Amount),
    rate: (value) => formatRate(value as Rate),
  }
}
