/** Alternatives of a regular expression. */
type NumberWords = { readonly currency: string; readonly unit: string }

const plain = /^-?\d+(\.\d+)?$/
/** Longer texts are no numbers, and spaces around a sign or a unit would make the pattern quadratic. */
const longestNumber = 100

/**
 * Numbers as people type them and as suppliers' sheets have them: `1,200.50`, `１２００`, `US$0.35`, `0.32 KG`, `1200PCS`,
 * `1.2E+04` and `.5` as plain decimals; anything else as typed. Signs of a currency and units that do not change the size
 * of a number are taken off; `1.2K` and `320 g` stay as they are, since their units would change it.
 */
export function numberReader({ currency, unit }: NumberWords): (typed: string) => string {
  const written = new RegExp(
    `^(-?)\\s*(?:${currency})?\\s*(-?)(\\d{1,3}(?:,\\d{3})+|\\d*)(?:\\.(\\d+))?(?:e([+-]?\\d{1,2}))?\\s*(?:${currency})?\\s*(?:/?\\s*(?:${unit})\\.?)?$`,
    'iu',
  )
  return (typed) => {
    if (plain.test(typed)) return typed
    if (typed.length > longestNumber) return typed.trim()
    // A fast path for plain cells: a paste has tens of thousands of them.
    const text = (/[^ -~]/.test(typed) ? typed.normalize('NFKC').replaceAll('−', '-') : typed).trim()
    const [, before, sign, whole = '', fraction = '', exponent = '0'] = written.exec(text) ?? []
    if (before === undefined || (before !== '' && sign !== '') || whole + fraction === '') return text
    const digits = whole.replaceAll(',', '') + fraction
    const point = digits.length - fraction.length + Number(exponent)
    const padded = digits.padStart(digits.length + Math.max(0, 1 - point), '0').padEnd(point, '0')
    const at = Math.max(1, point)
    const decimals = exponent === '0' ? padded.slice(at) : padded.slice(at).replace(/0+$/, '')
    return `${before}${sign}${padded.slice(0, at).replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`
  }
}
