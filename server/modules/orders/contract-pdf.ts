import { type Amount, formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { ContractWatermark } from '@quayside/contract/orders/order-contract.codes.ts'
import type {
  ContractDocument,
  ContractLine,
  ContractParty,
} from '@quayside/contract/orders/order-contract.ts'
import { amountInCapitals } from '@quayside/phrases/chinese-capitals.ts'
import {
  type Bilingual,
  contractMarks,
  contractTitle,
  contractWords as words,
} from '@quayside/phrases/order-contract.ts'
import type { Content } from 'pdfmake/interfaces.js'
import type { PdfAnnex, PdfFrame } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { cellsOf, type PdfColumn, tableOf } from '../../platform/pdf/table-of.ts'
import { kindOf } from './contract-document.ts'

/** Chinese names of the codes that stand in the document; a code without one is printed as it is. */
export type CodeNames = {
  readonly countries: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  readonly incoterms: Readonly<Record<string, string>>
  readonly paymentMethods: Readonly<Record<string, string>>
  readonly deliveryType: string
}

type PrintedContract = {
  readonly document: ContractDocument
  readonly hash: string
  readonly signature: { readonly signerName: string; readonly signedAt: string } | undefined
  readonly watermark: ContractWatermark | undefined
  readonly names: CodeNames
}

const quiet = '#5f6b7a'
/** More goods than this stand in an annex, which is drawn page by page. */
const linesInBody = 300
const label = ({ zh, en }: Bilingual): string => `${zh} ${en}`
const heading = (text: Bilingual): Content => ({
  text: label(text),
  bold: true,
  fontSize: 11,
  color: '#0b2a43',
  margin: [0, 12, 0, 5],
})
const named = (names: Readonly<Record<string, string>>, code: string): string => {
  const name = names[code]
  return name === undefined || name === code ? code : `${code} ${name}`
}

const shanghaiSecond = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The contract as a PDF in the common frame, with the watermark across its pages. */
export function renderContract(contract: PrintedContract): Promise<Buffer> {
  const { document, watermark } = contract
  const title = contractTitle[kindOf(document.order.modelType)]
  const frame: PdfFrame = {
    header: { companyName: document.client.name, title: label(title) },
    footer: `${document.order.orderNo} · ${words.page.zh} · ${words.page.en}`,
    ...(watermark && { watermark: contractMarks[watermark] }),
  }
  return renderPdf(
    [
      { text: title.zh, bold: true, fontSize: 17, alignment: 'center', color: '#0b2a43' },
      { text: title.en, fontSize: 10, alignment: 'center', color: quiet, margin: [0, 1, 0, 10] },
      parties(document),
      heading(words.goods),
      facts(document, contract.names),
      goods(document, contract.names),
      totals(document),
      heading(words.terms),
      ...terms(document),
      heading(words.signatures),
      signatures(contract),
    ],
    frame,
    goodsAnnex(document, contract.names),
  )
}

function parties({ client, provider }: ContractDocument): Content {
  const side = (name: Bilingual, party: ContractParty, more: readonly [Bilingual, string][]): Content => ({
    stack: [
      { text: label(name), bold: true, color: '#0b2a43', margin: [0, 0, 0, 3] },
      { text: party.name, fontSize: 10.5, bold: true },
      { text: party.englishName, color: quiet, margin: [0, 0, 0, 3] },
      ...(
        [
          [words.creditCode, party.creditCode],
          [words.representative, party.representative],
          [words.address, party.address],
          [words.phone, party.phone],
          ...more,
        ] as const
      ).map(([field, value]) => fact(field, value)),
    ],
  })
  return {
    columns: [
      side(words.client, client, []),
      side(words.provider, provider, [[words.bank, `${provider.bank}　${provider.bankAccount}`]]),
    ],
    columnGap: 24,
  }
}

const fact = (field: Bilingual, value: string): Content => ({
  text: [{ text: `${label(field)}　`, color: quiet, fontSize: 8 }, value === '' ? '–' : value],
  margin: [0, 0, 0, 2],
})

function facts({ order, supplierName, customerName }: ContractDocument, names: CodeNames): Content {
  const left: [Bilingual, string][] = [
    [words.orderNo, order.orderNo],
    [words.contractNo, order.contractNo],
    [words.orderDate, order.orderDate],
    [words.supplier, supplierName],
    ...(order.customerId === null ? [] : ([[words.customer, customerName]] as [Bilingual, string][])),
    [words.deliveryAddress, order.deliveryAddress],
  ]
  const right: [Bilingual, string][] = [
    [words.currency, order.currency],
    [words.incoterms, named(names.incoterms, order.incoterms)],
    [words.paymentMethod, names.paymentMethods[order.paymentMethod] ?? order.paymentMethod],
    [words.deliveryType, names.deliveryType],
    [words.packages, formatQuantity(String(order.packages))],
    [words.weights, `${formatQuantity(order.netWeight)} / ${formatQuantity(order.grossWeight)}`],
  ]
  const column = (rows: readonly [Bilingual, string][]): Content => ({
    stack: rows.map(([field, value]) => fact(field, value)),
  })
  return { columns: [column(left), column(right)], columnGap: 24, margin: [0, 0, 0, 6] }
}

const head = ({ zh, en }: Bilingual): string => `${zh}\n${en}`

type Numbered = ContractLine & { readonly place: string }

const goodsColumns = (names: CodeNames): PdfColumn<Numbered>[] => [
  { header: head(words.place), isWhole: true, value: (line) => line.place },
  { header: head(words.model), value: (line) => line.model },
  { header: head(words.goodsName), value: (line) => line.name },
  { header: head(words.brand), value: (line) => line.brand },
  { header: head(words.origin), value: (line) => named(names.countries, line.origin) },
  { header: head(words.unit), value: (line) => names.units[line.unit] ?? line.unit },
  { header: head(words.qty), isNumber: true, value: (line) => formatQuantity(line.qty) },
  { header: head(words.price), isNumber: true, value: (line) => formatQuantity(line.price) },
  {
    header: head(words.totalMoney),
    isNumber: true,
    value: (line) => formatAmount(line.totalMoney as Amount),
  },
]

const numbered = ({ order }: ContractDocument): Numbered[] =>
  order.lines.map((line, place) => ({ ...line, place: String(place + 1) }))

const hasAnnex = ({ order }: ContractDocument): boolean => order.lines.length > linesInBody

function goods(document: ContractDocument, names: CodeNames): Content {
  const count = String(document.order.lines.length)
  if (hasAnnex(document)) return { text: label(words.goodsInAnnex).replaceAll('{lines}', count), bold: true }
  return tableOf(goodsColumns(names), numbered(document), { size: 8 })
}

function goodsAnnex(document: ContractDocument, names: CodeNames): PdfAnnex | undefined {
  if (!hasAnnex(document)) return undefined
  const columns = goodsColumns(names)
  return {
    title: label(words.annex),
    footer: `${document.order.orderNo} · ${words.annexPage.zh} · ${words.annexPage.en}`,
    // Without their functions, which cannot be sent to the rendering thread.
    columns: columns.map(({ value: _value, ...column }) => column),
    rows: cellsOf(columns, numbered(document)),
  }
}

function totals({ order }: ContractDocument): Content {
  const amount = order.orderAmount as Amount
  return {
    unbreakable: true,
    stack: [
      {
        columns: [
          { text: label(words.total), bold: true },
          { text: `${order.currency} ${formatAmount(amount)}`, bold: true, alignment: 'right' },
        ],
        margin: [0, 6, 0, 2],
      },
      fact(words.inCapitals, amountInCapitals(amount, order.currency || 'RMB')),
    ],
  }
}

const terms = ({ clauses }: ContractDocument): Content[] =>
  clauses.map(({ zh, en }, place) => ({
    unbreakable: true,
    margin: [0, 0, 0, 5] as [number, number, number, number],
    columns: [
      { width: 18, text: `${place + 1}.` },
      { width: '*', stack: [{ text: zh }, { text: en, fontSize: 8, color: quiet }] },
    ],
  }))

function signatures({ document, hash, signature, watermark }: PrintedContract): Content {
  const signed: Content[] = signature
    ? [
        fact(words.signedBy, signature.signerName),
        fact(words.signedAt, shanghaiSecond.format(new Date(signature.signedAt))),
      ]
    : [{ text: label(words.notSigned), color: quiet }]
  const broken: Content[] =
    watermark === 'broken'
      ? [{ text: label(words.brokenNote), bold: true, color: '#b42318', margin: [0, 0, 0, 6] }]
      : []
  return {
    unbreakable: true,
    stack: [
      ...broken,
      {
        columns: [
          {
            stack: [
              { text: `${label(words.client)}　${document.client.name}`, bold: true, margin: [0, 0, 0, 3] },
              ...signed,
            ],
          },
          {
            stack: [
              {
                text: `${label(words.provider)}　${document.provider.name}`,
                bold: true,
                margin: [0, 0, 0, 3],
              },
              { text: label(words.issued), color: quiet },
            ],
          },
        ],
        columnGap: 24,
        margin: [0, 0, 0, 8],
      },
      {
        columns: [
          { width: 64, qr: hash, fit: 60 },
          {
            width: '*',
            stack: [
              { text: label(words.hash), color: quiet, fontSize: 8 },
              { text: hash, fontSize: 8, margin: [0, 0, 0, 4] },
              fact(words.termsVersion, document.termsVersion),
            ],
          },
        ],
      },
    ],
  }
}
