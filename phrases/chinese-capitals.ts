import type { Amount } from '@quayside/contract/kernel/money.ts'

/**
 * An amount as a Chinese contract, bill or cheque writes it, where a stroke more changes no figure:
 * 123.45 is 壹佰贰拾叁元肆角伍分. The characters are the rule itself, the same in every language of the product.
 */
const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const
const places = ['', '拾', '佰', '仟'] as const
/** The names of each group of four digits; 14 digits before the point are the most an amount has. */
const groups = ['', '万', '亿', '万亿'] as const

const currencyNames: Readonly<Record<string, string>> = {
  RMB: '人民币',
  USD: '美元',
  JPY: '日元',
  HKD: '港元',
  EUR: '欧元',
  GBP: '英镑',
}

const digitAt = (text: string, place: number): string => digits[Number(text[place] ?? '0')] ?? ''

/** Four digits; zeros between others are said once, at the end not at all. */
function groupInCapitals(group: string): string {
  let said = ''
  let hasGap = false
  for (const [at, figure] of group.split('').entries()) {
    if (figure === '0') {
      hasGap = said !== ''
      continue
    }
    said += `${hasGap ? digits[0] : ''}${digitAt(group, at)}${places[group.length - 1 - at] ?? ''}`
    hasGap = false
  }
  return said
}

function wholeInCapitals(whole: string): string {
  const padded = whole.padStart(Math.ceil(whole.length / 4) * 4, '0')
  const parts = padded.match(/.{4}/g) ?? []
  let said = ''
  for (const [at, part] of parts.entries()) {
    const figures = groupInCapitals(part.replace(/^0+/, ''))
    if (figures === '') continue
    // A group that begins with zeros, or follows one that ends with them, is joined by one zero.
    const isJoined = said !== '' && (part.startsWith('0') || !parts[at - 1]?.match(/[1-9]/))
    said += `${isJoined ? digits[0] : ''}${figures}${groups[parts.length - 1 - at] ?? ''}`
  }
  // 万亿 is said once: 壹万贰仟亿, not 壹万亿贰仟亿.
  return said.replace(/万亿(?=[^元]*亿)/, '万')
}

export function amountInCapitals(amount: Amount, currency = 'RMB'): string {
  const isNegative = amount.startsWith('-')
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const [tenths, hundredths] = [fraction[0] ?? '0', fraction[1] ?? '0']
  const yuan = wholeInCapitals(whole.replace(/^0+(?=\d)/, '').replace(/^0$/, ''))
  const cents = [
    ...(tenths === '0' ? [] : [`${digits[Number(tenths)]}角`]),
    ...(hundredths === '0'
      ? []
      : [`${tenths === '0' && yuan !== '' ? digits[0] : ''}${digits[Number(hundredths)]}分`]),
  ].join('')
  const said = `${yuan === '' ? '' : `${yuan}元`}${cents}`
  const whatIsSaid = said === '' ? `${digits[0]}元` : said
  const end = hundredths === '0' ? '整' : ''
  return `${currencyNames[currency] ?? currency}${isNegative ? '负' : ''}${whatIsSaid}${end}`
}
