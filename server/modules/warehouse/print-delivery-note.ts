import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import { warehousePaperWords as words } from '@quayside/phrases/warehouse-papers.ts'
import Big from 'big.js'
import { type Binary, pdfBinary } from '../../platform/http/binary.ts'
import { fact, head, heading, label, pageFooter, signatureLine } from '../../platform/pdf/bilingual.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { filledColumns, type PdfColumn, tableOf } from '../../platform/pdf/table-of.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import type { Call } from '../../platform/session/call.ts'
import { outbounds } from './outbounds.ts'

type NoteLine = {
  place: string
  model: string
  brand: string
  lot: string
  batch: string
  dateCode: string
  expiresOn: string
  qty: string
  location: string
}

const noteColumns: readonly PdfColumn<NoteLine>[] = [
  { header: head(words.place), isWhole: true, value: (line) => line.place },
  { header: head(words.model), value: (line) => line.model },
  { header: head(words.brand), value: (line) => line.brand },
  { header: head(words.lot), value: (line) => line.lot },
  { header: head(words.batch), value: (line) => line.batch },
  { header: head(words.dateCode), value: (line) => line.dateCode },
  { header: head(words.expires), isWhole: true, value: (line) => line.expiresOn },
  { header: head(words.location), value: (line) => line.location },
  { header: head(words.qty), isNumber: true, value: (line) => formatQuantity(line.qty) },
]

const emptyLine = {
  place: '',
  brand: '',
  lot: '',
  batch: '',
  dateCode: '',
  expiresOn: '',
  location: '',
} as const

const noteLines = (outbound: OutboundDetail): NoteLine[] =>
  outbound.lines.flatMap((line, place) =>
    line.lots.map((lot) => ({
      place: String(place + 1),
      model: line.model,
      brand: line.brand,
      lot: lot.lotNumber === '' ? lot.number : lot.lotNumber,
      batch: lot.batchNumber,
      dateCode: lot.dateCode,
      expiresOn: lot.expiresOn ?? '',
      qty: lot.qty,
      location: lot.location,
    })),
  )

/** For the driver and who receives the goods; there is none before lots are reserved. */
export async function printDeliveryNote(
  call: Call,
  { params: { id }, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  const outbound = await outbounds.read(call.read, call, id)
  const parties = await readPaperParties(call.read, call.principal.companyId, call.locale, 'delivery')
  const lines = noteLines(outbound)
  if (lines.length === 0) throw refuse('stock.noLots')
  const { delivery } = outbound
  const total: NoteLine = {
    ...emptyLine,
    model: label(words.total),
    qty: lines.reduce((sum, { qty }) => sum.plus(qty), new Big(0)).toFixed(),
  }
  const body = await renderPdf(
    [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: words.deliveryNote.zh, bold: true, fontSize: 17, color: ink },
              { text: words.deliveryNote.en, fontSize: 10, color: quiet, margin: [0, 1, 0, 10] },
              fact(words.number, outbound.number),
              fact(words.client, parties.companyName),
              fact(words.warehouse, outbound.warehouseName ?? ''),
              fact(words.date, outbound.outboundOn ?? ''),
              fact(words.consignee, delivery.consigneeName || delivery.pickupName),
              fact(words.address, delivery.address || delivery.pickupAddress),
              fact(words.phone, delivery.consigneePhone || delivery.pickupPhone),
              fact(
                words.carrier,
                [delivery.expressProvider, delivery.expressNumber, delivery.transportCompany]
                  .filter(Boolean)
                  .join(' '),
              ),
            ],
          },
          { width: 90, qr: outbound.number, fit: 84, alignment: 'right' },
        ],
      },
      heading(words.goods),
      tableOf(filledColumns(noteColumns, lines), [...lines, total], {
        size: 8,
        keepsWords: true,
        isStrong: (line) => line === total,
      }),
      ...(outbound.remarks === '' ? [] : [fact(words.remarks, outbound.remarks)]),
      {
        unbreakable: true,
        margin: [0, 30, 0, 0],
        columnGap: 24,
        columns: [words.handedOver, words.signature, words.signedOn].map((word) => ({
          stack: [{ text: label(word), color: quiet, fontSize: 8 }, signatureLine],
        })),
      },
    ],
    {
      header: { ...parties, title: label(words.deliveryNote) },
      day: call.platform.clock.today(),
      footer: pageFooter(outbound.number, words.page),
    },
  )
  return pdfBinary(body, `${words.deliveryNote.zh}-${outbound.number}`, query)
}
