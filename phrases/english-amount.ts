import type { Amount } from '@quayside/contract/kernel/money.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** The names of each group of three digits; 14 digits before the point are the most an amount has. */
const groups = ['', ' thousand', ' million', ' billion', ' trillion'] as const

const currencyNames: Readonly<Record<string, readonly [whole: string, part: string]>> = {
  RMB: ['Renminbi', 'fen'],
  USD: ['US dollars', 'cents'],
  JPY: ['Japanese yen', 'sen'],
  HKD: ['Hong Kong dollars', 'cents'],
  EUR: ['euros', 'cents'],
  GBP: ['pounds sterling', 'pence'],
}

function belowThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  const small =
    rest < 20 ? ones[rest] : `${tens[Math.floor(rest / 10)]}${rest % 10 ? `-${ones[rest % 10]}` : ''}`
  if (hundreds === 0) return small ?? ''
  return `${ones[hundreds]} hundred${rest > 0 ? ` and ${small}` : ''}`
}

function wholeWords(digits: string): string {
  const parts = digits
    .padStart(Math.ceil(digits.length / 3) * 3, '0')
    .match(/\d{3}/g)
    ?.map(Number)
  const words = (parts ?? []).flatMap((value, place, all) =>
    value === 0 ? [] : [`${belowThousand(value)}${groups[all.length - 1 - place] ?? ''}`],
  )
  return words.length === 0 ? 'zero' : words.join(' ')
}

/** An amount as an English contract or bill writes it: 123.45 is 'US dollars one hundred and twenty-three and cents forty-five only'. */
export function amountInWords(amount: Amount, currency: string): string {
  const [whole = '0', fraction = '00'] = amount.replace('-', '').split('.')
  const [name, part] = currencyNames[currency] ?? [currency, 'cents']
  const cents = Number(fraction.padEnd(2, '0'))
  const sign = amount.startsWith('-') ? 'minus ' : ''
  return `${name} ${sign}${wholeWords(whole)}${cents > 0 ? ` and ${part} ${belowThousand(cents)}` : ''} only`
}
