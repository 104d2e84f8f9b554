import { type Amount, formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { BankDetails } from '@quayside/contract/payments/application-form.ts'
import { bankFeeBearer } from '@quayside/contract/payments/payment.codes.ts'
import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { amountInCapitals } from '@quayside/phrases/chinese-capitals.ts'
import { amountInWords } from '@quayside/phrases/english-amount.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { signatureLine } from '../../platform/pdf/bilingual.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { type PdfColumn, tableOf } from '../../platform/pdf/table-of.ts'
import { codeText } from '../../platform/records/code-text.ts'
import type { PaperParties } from '../../platform/records/paper-parties.ts'
import type { Texts } from '../../platform/texts.ts'

type Line = {
  readonly orderNo: string
  readonly modelType: number
  readonly orderAmount: string
  readonly amount: string
}

/** An application as it stands on paper; without a number it is a preview. */
export type ApplicationPaper = PaperParties & {
  readonly number: string
  readonly day: string
  readonly supplierName: string
  readonly account: BankDetails
  readonly currency: string
  readonly amount: string
  readonly rate: string
  readonly rateSource: string
  readonly rateDate: string
  readonly rmbAmount: string
  readonly paymentMethod: string
  readonly bankFeeBearer: number
  readonly remark: string
  readonly appliedBy: string
  readonly releasedBy: string
  readonly lines: readonly Line[]
}

const money = (value: string): string => formatAmount(value as Amount)
const heading = (text: string): Content => ({
  text,
  bold: true,
  fontSize: 11,
  color: ink,
  margin: [0, 14, 0, 5],
})
const fact = (label: string, value: string): Content => ({
  columns: [
    { width: 110, text: label, color: quiet },
    { width: '*', text: value === '' ? '–' : value },
  ],
  margin: [0, 0, 0, 4],
})

export function renderApplication(paper: ApplicationPaper, text: Texts, locale: Locale): Promise<Buffer> {
  const field = (name: string): string => text(`fields.paymentApplication.${name}`)
  const said = (name: string): string => text(`server.applicationPaper.${name}`)
  const { account, currency } = paper
  const isForeign = currency !== 'RMB'
  const inWords = locale === 'en-US' ? amountInWords : amountInCapitals
  const columns: PdfColumn<Line>[] = [
    { header: field('orderNos'), isWhole: true, value: (line) => line.orderNo },
    {
      header: said('kind'),
      value: (line) => (line === total ? '' : codeText(text, orderKind, line.modelType)),
    },
    {
      header: said('orderAmount'),
      isNumber: true,
      value: (line) => line.orderAmount && money(line.orderAmount),
    },
    { header: `${field('amount')} ${currency}`, isNumber: true, value: (line) => money(line.amount) },
  ]
  const total: Line = {
    orderNo: said('total'),
    modelType: orderKind.codes.import,
    orderAmount: '',
    amount: paper.amount,
  }
  const signature = (label: string, name: string): Content => ({
    stack: [
      { text: label, color: quiet, fontSize: 8 },
      { text: name === '' ? ' ' : name, margin: [0, 4, 0, -14] },
      signatureLine,
    ],
  })
  return renderPdf(
    [
      { text: said('title'), bold: true, fontSize: 17, alignment: 'center', color: ink },
      {
        text: [paper.number, paper.day].filter(Boolean).join('　'),
        color: quiet,
        alignment: 'center',
        margin: [0, 3, 0, 8],
      },
      fact(said('applicant'), paper.companyName),
      ...(paper.provider === '' ? [] : [fact(said('provider'), paper.provider)]),
      {
        columns: [
          { width: 110, text: field('amount'), color: quiet, margin: [0, 4, 0, 0] },
          { width: '*', text: `${currency} ${money(paper.amount)}`, bold: true, fontSize: 14, color: ink },
        ],
        margin: [0, 4, 0, 6],
      },
      fact(said('inCapitals'), inWords(paper.amount as Amount, currency)),
      ...(isForeign
        ? [
            fact(
              field('rate'),
              `${formatRate(paper.rate as Rate)}　${codeText(text, rateSource, paper.rateSource)} ${paper.rateDate}`,
            ),
            fact(field('rmbAmount'), `RMB ${money(paper.rmbAmount)}`),
          ]
        : []),
      fact(field('paymentMethod'), paper.paymentMethod),
      fact(field('bankFeeBearer'), codeText(text, bankFeeBearer, paper.bankFeeBearer)),
      heading(said('beneficiary')),
      fact(field('supplierName'), paper.supplierName),
      fact(field('accountName'), account.accountName),
      fact(field('accountNumber'), account.accountNumber),
      fact(field('bankName'), account.bankName),
      fact(said('bankAddress'), [account.bankAddress, account.bankCountry].filter(Boolean).join('　')),
      fact('SWIFT', account.swiftCode),
      heading(said('orders')),
      tableOf(columns, paper.lines.length > 1 ? [...paper.lines, total] : paper.lines, {
        isStrong: (line) => line === total,
      }),
      ...(paper.remark === '' ? [] : [heading(field('remark')), paper.remark]),
      {
        margin: [0, 34, 0, 0],
        columns: [
          signature(said('appliedBy'), paper.appliedBy),
          signature(said('releasedBy'), paper.releasedBy),
          signature(said('seal'), ''),
        ],
      },
    ],
    {
      header: {
        companyName: paper.companyName,
        provider: paper.provider,
        brand: paper.brand,
        title: said('title'),
      },
      footer: [paper.number, text('server.statement.page', { page: '{page}', pages: '{pages}' })]
        .filter(Boolean)
        .join(' · '),
      ...(paper.number === '' && { watermark: said('preview') }),
    },
  )
}
