import type { taxInvoiceRefusals } from '@quayside/contract/tax-invoices/tax-invoices.refusals.ts'
import type { Nested } from '../../nested.ts'

export const taxInvoiceErrors = {
  invoice: {
    number: 'An invoice number has 8 digits, or 20 for a fully digital one',
    code: 'An invoice code has 10 or 12 digits',
    codeMissing: 'An invoice with an 8-digit number also has a code',
    codeOfDigital: 'A fully digital invoice has no code; leave it empty',
    numberUsed: 'This invoice number has been recorded already',
  },
  salesInvoice: {
    nothingChosen: 'Choose at least one amount to be invoiced',
    itemTwice: 'The same amount cannot be chosen twice',
    notRmb: 'Only amounts in RMB can be invoiced with VAT',
    exceedsPaid: 'Above the {left} that can be invoiced; enter less',
    titleIncomplete:
      'A special invoice needs bank, account, address and phone; complete the invoicing details first',
    redSame: 'The red-letter invoice has a number of its own',
  },
  invoicingTitle: {
    taxNo: 'The taxpayer number is not valid; please check it',
    taken: 'There are invoicing details with this taxpayer number already; change those',
  },
  inputInvoice: {
    mixedSigns: 'All lines of a red-letter invoice are negative; on other invoices only discounts are',
    discount:
      'A discount follows the line of the same goods, has no quantity or price, and does not exceed it',
    notRed: 'Only a red-letter invoice names the invoice that it takes back',
    redUnknown: 'This seller’s invoice was not found; check the number',
    redExceeds: 'This is more than the {left} that the invoice has left',
    taxNo: 'The check character of this tax number is wrong; compare the 18 characters',
    noLines: 'Enter at least one line',
    lineAmount: 'Quantity × price is {amount}; please check',
    lineTax: 'The tax at this rate is {tax}; please check',
    totals: 'The lines add up to {sum}, not to this total',
    closed: 'The invoice has been confirmed and cannot be changed or matched any more',
    lineTwice: 'The same line cannot be named twice',
    headsDiffer: 'All rows of one invoice must have the same head',
    otherRowBad: 'Another row of this invoice is wrong, so the whole invoice was left out',
    lineUnknown: 'There is no such line; refresh and try again',
    otherKind: 'Input invoices are matched to export orders only',
    orderNotReady: 'An order can be matched once it has been declared',
    exceedsLine: 'Above the {left} that is left of the invoice line',
    exceedsOrdered: 'Above the {left} of the order line that is not invoiced yet',
    notMatched: '{count, plural, one {# line is} other {# lines are}} not wholly matched yet',
  },
  eInvoice: {
    wrongKind: 'Choose an e-invoice as XML, OFD or PDF, or a picture with the invoice’s QR code',
    unreadable: 'This file cannot be read; it may be damaged. Ask the seller for the original e-invoice',
    notInvoice: 'No invoice number was found in the file; it is not a VAT invoice',
    noCode:
      'No QR code was found in the picture. Take a sharp one of the code at the upper left, or use the XML or OFD file',
    otherCode: 'The QR code in the picture is not that of a VAT invoice',
    tooManyLines: 'The invoice has more than {max} lines; import them from a sheet',
    noSeller: 'The invoice does not state the seller’s tax number; fill it in',
    otherBuyer:
      'The buyer’s tax number {taxNo} is not your company’s; make sure that this invoice was issued to you',
    rateUnknown: 'The rate “{rate}” cannot be entered; correct it after filling in',
    netDiffers: 'The lines without tax add up to {sum}, the invoice states {stated}',
    taxDiffers: 'The taxes of the lines add up to {sum}, the invoice states {stated}',
    amountDiffers: 'Amount and tax come to {sum}, the stated total is {stated}',
  },
} as const satisfies Nested<keyof typeof taxInvoiceRefusals>
