import { isDay } from '@quayside/contract/kernel/days.ts'
import type { EInvoice, EInvoiceLine } from '@quayside/contract/tax-invoices/e-invoice.ts'
import { readRate } from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { takenBackNumber, untaxedRates } from '@quayside/phrases/e-invoice-words.ts'
import { cleanDate } from '@quayside/phrases/sheet-text.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import Big from 'big.js'
import { shownText } from '../papers/shown-text.ts'

/** Texts as a file has them, under our names; `remark` may name the invoice that is taken back. */
export type FoundHead = Partial<Record<keyof Omit<EInvoice, 'source' | 'lines'> | 'remark', string>>
export type FoundLine = Partial<Record<keyof EInvoiceLine, string>>
export type FoundInvoice = { readonly head: FoundHead; readonly lines: readonly FoundLine[] }

const longest = { name: 200, specification: 100, unit: 20, other: 40 } as const
const text = (given: string | undefined, most: number): string =>
  shownText((given ?? '').slice(0, 4 * most).replaceAll(/\s+/g, ' ')).slice(0, most)

/** A plain decimal with so many decimals at most; empty where it is no number. */
function decimal(given: string | undefined, decimals: number): string {
  const typed = cleanNumber((given ?? '').slice(0, longest.other))
  return /^-?\d{1,14}(\.\d+)?$/.test(typed) ? new Big(typed).round(decimals).toFixed() : ''
}
const money = (given: string | undefined): string => {
  const plain = decimal(given, 2)
  return plain === '' ? '' : new Big(plain).toFixed(2)
}

/** The day of `2026-09-01 10:11:12` too. */
function day(given: string | undefined): string {
  const read = cleanDate((given ?? '').trim().replace(/[ T]\d{1,2}:\d{2}.*$/s, ''))
  return isDay(read) ? read : ''
}

const taxNo = (given: string | undefined): string =>
  /[0-9A-Z]{15,20}/.exec((given ?? '').slice(0, 100).toUpperCase().replaceAll(/\s/g, ''))?.[0] ?? ''
const digits = (given: string | undefined, lengths: readonly number[]): string => {
  const found = /\d+/.exec((given ?? '').slice(0, 100))?.[0] ?? ''
  return lengths.includes(found.length) ? found : ''
}

/** Free of tax is a rate of 0; asterisks stand for no tax. */
function rate(given: string | undefined): string {
  const plain = (given ?? '').slice(0, longest.other).trim()
  if (untaxedRates.has(plain)) return '0'
  const read = readRate(plain.normalize('NFKC').replace(/^0?\.(\d+)$/, '0.$1'))
  // 0.130000 and 13.00 are 13.
  if (!/^\d{1,2}(\.\d+)?$/.test(read)) return read
  const value = new Big(read)
  return (value.gt(0) && value.lt(1) && !plain.includes('%') ? value.times(100) : value).toFixed()
}

function lineOf(line: FoundLine): EInvoiceLine {
  const own = rate(line.rate)
  return {
    name: text(line.name, longest.name),
    specification: text(line.specification, longest.specification),
    unit: text(line.unit, longest.unit),
    qty: decimal(line.qty, 6),
    price: decimal(line.price, 6),
    amount: money(line.amount),
    rate: own,
    tax: own === '0' ? money(line.tax) || '0.00' : money(line.tax),
  }
}

/** A row that adds up those above it has no name of goods, and what says nothing is no line. */
const isLine = ({ name, amount }: EInvoiceLine): boolean => name !== '' && amount !== ''

export function invoiceOf(source: EInvoice['source'], { head, lines }: FoundInvoice): EInvoice {
  const redOf =
    digits(head.redOf, [8, 20]) || (takenBackNumber.exec((head.remark ?? '').slice(0, 2000))?.[1] ?? '')
  const [net, tax] = [money(head.net), money(head.tax)]
  const amount = money(head.amount) || (net && tax ? new Big(net).plus(tax).toFixed(2) : '')
  return {
    source,
    invoiceNo: digits(head.invoiceNo, [8, 20]),
    invoiceCode: digits(head.invoiceCode, [10, 12]),
    redOf,
    issuedOn: day(head.issuedOn),
    sellerName: text(head.sellerName, longest.name),
    sellerTaxNo: taxNo(head.sellerTaxNo),
    buyerName: text(head.buyerName, longest.name),
    buyerTaxNo: taxNo(head.buyerTaxNo),
    net,
    tax,
    amount,
    lines: lines.map(lineOf).filter(isLine),
  }
}

/** What the first of several places says of each field. */
export function mergedHeads(heads: readonly FoundHead[]): FoundHead {
  const merged: FoundHead = {}
  for (const head of heads)
    for (const [key, value] of Object.entries(head) as [keyof FoundHead, string][])
      if ((merged[key] ?? '').trim() === '') merged[key] = value
  return merged
}
