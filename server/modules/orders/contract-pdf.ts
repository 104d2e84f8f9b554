import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { ContractDocument, ContractParty } from '@quayside/contract/orders/contract-document.ts'
import type { Bilingual } from '@quayside/phrases/bilingual.ts'
import { contractMarks, contractTitle, contractWords as words } from '@quayside/phrases/order-contract.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { heading, label, pageFooter } from '../../platform/pdf/bilingual.ts'
import { ink, type PdfFrame, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { kindOf } from './contract-document.ts'
import { goods, goodsAnnex, totals } from './contract-goods.ts'
import { signatures } from './contract-signatures.ts'
import { type CodeNames, fact, named, type PrintedContract } from './printed-contract.ts'

/** The contract as a PDF in the common frame, with the watermark across its pages. */
export function renderContract(contract: PrintedContract): Promise<Buffer> {
  const { document, watermark } = contract
  const title = contractTitle[kindOf(document.order.modelType)]
  const frame: PdfFrame = {
    header: {
      companyName: document.client.name,
      provider: document.provider.name,
      brand: contract.brand,
      title: label(title),
    },
    footer: pageFooter(document.order.orderNo, words.page),
    ...(watermark && { watermark: contractMarks[watermark] }),
  }
  return renderPdf(
    [
      { text: title.zh, bold: true, fontSize: 17, alignment: 'center', color: ink },
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
      { text: label(name), bold: true, color: ink, margin: [0, 0, 0, 3] },
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

const terms = ({ clauses }: ContractDocument): Content[] =>
  clauses.map(({ zh, en }, place) => ({
    unbreakable: true,
    margin: [0, 0, 0, 5] as [number, number, number, number],
    columns: [
      { width: 18, text: `${place + 1}.` },
      { width: '*', stack: [{ text: zh }, { text: en, fontSize: 8, color: quiet }] },
    ],
  }))
