import * as z from 'zod/mini'
import { type Amount, isAmount, roundAmount } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { isRealDate, orEmpty } from '../kernel/schema.ts'
import { at } from '../refusals.ts'

/** A paper invoice has a code of ten or twelve digits and a number of eight; a fully digital one twenty digits. */
export const invoiceCode = orEmpty(z.string().check(z.trim(), z.regex(/^(\d{10}|\d{12})$/, 'invoice.code')))
export const invoiceNo = z.string().check(z.trim(), z.regex(/^(\d{8}|\d{20})$/, 'invoice.number'))

const digitalLength = 20

/** The code goes with a number of eight digits, and with no other. */
export function checkInvoiceNumber({
  invoiceCode: code,
  invoiceNo: number,
}: {
  readonly invoiceCode: string
  readonly invoiceNo: string
}): Finding[] {
  const isDigital = number.length === digitalLength
  if (isDigital && code !== '') return [at('invoiceCode', 'invoice.codeOfDigital')]
  return !isDigital && code === '' ? [at('invoiceCode', 'invoice.codeMissing')] : []
}

type ScannedInvoice = {
  readonly invoiceCode: string
  readonly invoiceNo: string
  readonly issuedOn: string
  /** The amount is without tax on a paper invoice, with it on a digital one. */
  readonly amount: Amount
}

/**
 * The text of an invoice's QR code, fields separated by commas: version, kind, code, number, amount, day as eight digits,
 * check code. Nothing where it is not one.
 */
export function readInvoiceCode(text: string): ScannedInvoice | undefined {
  const [version, , code = '', number = '', sum = '', day = ''] = text.trim().split(',')
  const issuedOn = day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const isKnown =
    version === '01' &&
    invoiceCode.safeParse(code).success &&
    invoiceNo.safeParse(number).success &&
    isAmount(sum) &&
    /^\d{4}-\d{2}-\d{2}$/.test(issuedOn) &&
    isRealDate(issuedOn)
  return isKnown ? { invoiceCode: code, invoiceNo: number, issuedOn, amount: roundAmount(sum) } : undefined
}
