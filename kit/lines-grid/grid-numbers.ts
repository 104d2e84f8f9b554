const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** `1,200.50`, `１２００` and `￥1,200.50` are the number 1200.50; anything else stays as typed. */
export function parseNumber(typed: string): string {
  if (isNumber(typed)) return typed
  // Most cells are plain already, and a paste has tens of thousands of them.
  const text = (/[^ -~]/.test(typed) ? typed.normalize('NFKC') : typed).trim()
  if (!/\d$/.test(text)) return text
  const bare = text.replace(/^[¥$€£]\s*/, '')
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(bare) ? bare : text
}

export function showNumber(kept: string, decimals?: number): string {
  if (!isNumber(kept)) return kept
  const [whole = '0', fraction = ''] = kept.replace('-', '').split('.')
  const separated = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const shown = decimals === undefined ? fraction : fraction.padEnd(decimals, '0')
  return `${kept.startsWith('-') ? '−' : ''}${separated}${shown === '' ? '' : `.${shown}`}`
}

const scale = 6

/** Millionths as whole numbers, since ten thousand floats would not add up to the printed total. */
function millionths(text: string | undefined): bigint {
  if (text === undefined || text === '' || !isNumber(text)) return 0n
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const value = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
  return text.startsWith('-') ? -value : value
}

function written(total: bigint): string {
  const digits = (total < 0n ? -total : total).toString().padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  return `${total < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction === '' ? '' : `.${fraction}`}`
}

export function sumTexts(texts: Iterable<string>): string {
  let total = 0n
  for (const text of texts) total += millionths(text)
  return written(total)
}

/** The sum over a long list of which mostly a few change: only those are reckoned anew. */
export function keepingSum<T>(textOf: (item: T) => string | undefined): (items: readonly T[]) => string {
  let before: readonly T[] = []
  let total = 0n
  return (items) => {
    const isSimilar = items.length === before.length
    if (!isSimilar) total = 0n
    for (let place = 0; place < items.length; place += 1) {
      const item = items[place]
      const old = isSimilar ? before[place] : undefined
      if (item === old || item === undefined) continue
      total += millionths(textOf(item)) - (old === undefined ? 0n : millionths(textOf(old)))
    }
    before = items
    return written(total)
  }
}
