const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

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

const most = 15
const [zero, nine, point] = [48, 57, 46]

/** The same for common numbers, without strings or big integers; undefined where it does not apply. */
function plainMillionths(text: string): number | undefined {
  if (text.length > most - scale) return undefined
  let value = 0
  let decimals = -1
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code >= zero && code <= nine) {
      value = value * 10 + code - zero
      if (decimals >= 0) decimals += 1
    } else if (code === point && decimals < 0 && place > 0) decimals = 0
    else return undefined
  }
  return decimals === 0 || decimals > scale ? undefined : value * 10 ** (scale - Math.max(0, decimals))
}

/** Adds in doubles while they are exact, and only then in big numbers. */
function createTotal() {
  let exact = 0n
  let near = 0
  return {
    add(text: string | undefined, sign: 1 | -1): void {
      if (text === undefined || text === '') return
      const plain = plainMillionths(text)
      if (plain === undefined) exact += BigInt(sign) * millionths(text)
      else near += sign * plain
      if (Math.abs(near) < 1e15) return
      exact += BigInt(near)
      near = 0
    },
    written: (): string => written(exact + BigInt(near)),
  }
}

function written(total: bigint): string {
  const digits = (total < 0n ? -total : total).toString().padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  return `${total < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction === '' ? '' : `.${fraction}`}`
}

export function sumTexts(texts: Iterable<string>): string {
  const total = createTotal()
  for (const text of texts) total.add(text, 1)
  return total.written()
}

/** The sum over a long list of which few entries change at a time: only those are added again. */
export function keepingSum<T>(textOf: (item: T) => string | undefined): (items: readonly T[]) => string {
  let before: readonly T[] = []
  let total = createTotal()
  return (items) => {
    const isSimilar = items.length === before.length
    if (!isSimilar) total = createTotal()
    for (let place = 0; place < items.length; place += 1) {
      const item = items[place]
      const old = isSimilar ? before[place] : undefined
      if (item === old || item === undefined) continue
      total.add(textOf(item), 1)
      if (old !== undefined) total.add(textOf(old), -1)
    }
    before = items
    return total.written()
  }
}
