import Big from 'big.js'
import { isCreditCode, isIdCard } from '../kernel/formats.ts'
import { type Amount, compare, isAmount, minus, plus, roundAmount, sum } from '../kernel/money.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import type { EInvoice, EInvoiceLine } from './e-invoice.ts'
import { checkInputLine } from './input-invoice.rules.ts'
import { vatRate } from './invoice.codes.ts'
import { checkInvoiceNumber, invoiceNo } from './invoice-number.ts'

type Facts = {
  /** The tax numbers under which the company buys. */
  readonly ownTaxNos: readonly string[]
  /** Whether the company has entered an invoice of this number. */
  readonly isEntered: boolean
  readonly today: string
}

/** Sums of rounded taxes differ by up to a cent a line from the tax that is printed. */
const cent = new Big('0.01')

const amountOr = (text: string): Amount | undefined => (isAmount(text) ? roundAmount(text) : undefined)

function checkSeller({ source, sellerTaxNo }: EInvoice): Finding[] {
  if (sellerTaxNo === '') return source === 'picture' ? [] : [at('sellerTaxNo', 'eInvoice.noSeller')]
  const isWrong = sellerTaxNo.length === 18 && !isCreditCode(sellerTaxNo) && !isIdCard(sellerTaxNo)
  return isWrong ? [at('sellerTaxNo', 'inputInvoice.taxNo')] : []
}

function checkBuyer({ buyerTaxNo }: EInvoice, { ownTaxNos }: Facts): Finding[] {
  if (buyerTaxNo === '' || ownTaxNos.length === 0 || ownTaxNos.includes(buyerTaxNo)) return []
  return [at('buyerTaxNo', 'eInvoice.otherBuyer', { taxNo: buyerTaxNo })]
}

const rateOf = (line: EInvoiceLine): number | undefined =>
  vatRate.values.find((rate) => String(rate) === line.rate)

function checkLine(line: EInvoiceLine, place: number): Finding[] {
  const rate = rateOf(line)
  if (rate === undefined && line.rate !== '')
    return [at(`lines.${place}.rate`, 'eInvoice.rateUnknown', { rate: line.rate })]
  return checkInputLine({ key: '', ...line, rate: rate ?? null }, place)
}

/** Totals that the invoice states against the sums of its lines, and without tax plus tax against the whole. */
function checkTotals({ lines, ...invoice }: EInvoice): Finding[] {
  const net = amountOr(invoice.net)
  const tax = amountOr(invoice.tax)
  const amount = amountOr(invoice.amount)
  const findings: Finding[] = []
  if (net && tax && amount && compare(plus(net, tax), amount) !== 0)
    findings.push(at('amount', 'eInvoice.amountDiffers', { sum: plus(net, tax), stated: amount }))
  const nets = lines.flatMap((line) => amountOr(line.amount) ?? [])
  const taxes = lines.flatMap((line) => amountOr(line.tax) ?? [])
  if (lines.length === 0 || nets.length < lines.length || taxes.length < lines.length) return findings
  const [netSum, taxSum] = [sum(nets), sum(taxes)]
  if (net && compare(netSum, net) !== 0)
    findings.push(at('net', 'eInvoice.netDiffers', { sum: netSum, stated: net }))
  if (tax && new Big(minus(taxSum, tax)).abs().gt(cent.times(lines.length)))
    findings.push(at('tax', 'eInvoice.taxDiffers', { sum: taxSum, stated: tax }))
  if (!net && amount && compare(plus(netSum, taxSum), amount) !== 0)
    findings.push(at('amount', 'eInvoice.amountDiffers', { sum: plus(netSum, taxSum), stated: amount }))
  return findings
}

const checkNumber = (invoice: EInvoice, { isEntered }: Facts): Finding[] => {
  if (!invoiceNo.safeParse(invoice.invoiceNo).success) return [at('invoiceNo', 'invoice.number')]
  return [...checkInvoiceNumber(invoice), ...(isEntered ? [at('invoiceNo', 'invoice.numberUsed')] : [])]
}

/** What a member has to look at before an e-invoice is entered. */
export const checkEInvoice = (invoice: EInvoice, facts: Facts): Finding[] => [
  ...checkNumber(invoice, facts),
  ...checkDay('issuedOn', invoice.issuedOn, { kind: 'past', today: facts.today }),
  ...checkSeller(invoice),
  ...checkBuyer(invoice, facts),
  ...invoice.lines.flatMap(checkLine),
  ...checkTotals(invoice),
]
