import { type Amount, formatAmount, formatQuantity } from '../kernel/money.ts'
import { agencyFeeKind } from './fee.rules.ts'

type Named = {
  readonly itemKind: string | null
  /** Dictionary 1019, empty where it is no fee. */
  readonly feeKind: string
  readonly event: string
  readonly reversedEvent?: string | null
}

type NameSource = { readonly list: 'feeKind' | 'itemKind' | 'ledgerEvent'; readonly value: string }

/** What a movement or debt is called by: its kind of fee, its kind of debt, or the event; of a reversal, what it takes back. */
export function nameSourceOf({ itemKind, feeKind, event, reversedEvent = null }: Named): NameSource {
  if (feeKind !== '') return { list: 'feeKind', value: feeKind }
  if (itemKind !== null) return { list: 'itemKind', value: itemKind }
  return { list: 'ledgerEvent', value: reversedEvent ?? event }
}

/**
 * `71069.67 × 0.008` of an agency fee is read as `71,069.67 × 0.8 %`; other figures get their thousands separated, and a
 * unit its name: `24 pallet × 6.5`. `711.73 × 0.008 = 5.69 >= 200.00` is read as `711.73 × 0.8 % = 5.69, at least 200.00`.
 */
export function showBasis(
  whole: string,
  feeKind: string,
  { unitName, atLeast }: { readonly unitName: (unit: string) => string; readonly atLeast: string },
): string {
  const [minimum = '', product = '', least = ''] = / = ([\d.]+) >= ([\d.]+)$/.exec(whole) ?? []
  const basis = whole.slice(0, whole.length - minimum.length)
  const minimumNote =
    minimum === ''
      ? ''
      : ` = ${formatAmount(product as Amount)}${joined(atLeast)} ${formatAmount(least as Amount)}`
  const rate = feeKind === agencyFeeKind ? / × 0\.0*\d+$/.exec(basis)?.[0] : undefined
  const share = rate === undefined ? '' : ` × ${percentOf(rate.slice(3))}`
  const rest = rate === undefined ? basis : basis.slice(0, -rate.length)
  const named = rest.replace(
    /^([\d.]+) (\S+) ×/,
    (_all, quantity: string, unit: string) => `${quantity} ${inSentence(unitName(unit), unit)} ×`,
  )
  return `${named.replaceAll(/(?<![\w,.-])\d{4,}(?:\.\d+)?(?= |$)/g, formatQuantity)}${share}${minimumNote}`
}

/** A word of a code list behind a comma of its script. */
const joined = (word: string): string => (/^[A-Za-z]/.test(word) ? `, ${word.toLowerCase()}` : `，${word}`)

/** Names of units are capitalized in lists; a unit without a name stays as it was written. */
const inSentence = (name: string, unit: string): string => (name === unit ? unit : name.toLowerCase())

/** `0.008` as `0.8 %`, by moving the point: no digit is lost. */
function percentOf(rate: string): string {
  const decimals = rate.slice(2).padEnd(2, '0')
  const whole = decimals.slice(0, 2).replace(/^0/, '')
  const rest = decimals.slice(2).replace(/0+$/, '')
  return `${whole}${rest === '' ? '' : `.${rest}`}%`
}
