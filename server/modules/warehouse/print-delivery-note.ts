import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import { warehousePaperWords as words } from '@quayside/phrases/warehouse-papers.ts'
import { type Binary, pdfBinary } from '../../platform/http/binary.ts'
import { fact, head, heading, label, pageFooter } from '../../platform/pdf/bilingual.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { tableOf } from '../../platform/pdf/table-of.ts'
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

const noteColumns = [
  { header: head(words.place), isWhole: true, value: (line: NoteLine) => line.place },
  { header: head(words.model), value: (line: NoteLine) => line.model },
  { header: head(words.brand), value: (line: NoteLine) => line.brand },
  { header: head(words.lot), value: (line: NoteLine) => line.lot },
  { header: head(words.batch), value: (line: NoteLine) => line.batch },
  { header: head(words.dateCode), value: (line: NoteLine) => line.dateCode },
  { header: head(words.location), value: (line: NoteLine) => line.location },
  { header: head(words.qty), isNumber: true, value: (line: NoteLine) => formatQuantity(line.qty) },
]

const expiry = { header: head(words.expires), value: (line: NoteLine) => line.expiresOn }
/** Goods that do not expire have no column for it. */
const columnsFor = (lines: readonly NoteLine[]) =>
  lines.some(({ expiresOn }) => expiresOn !== '') ? noteColumns.toSpliced(-2, 0, expiry) : noteColumns

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
      tableOf(columnsFor(lines), lines, { size: 8, keepsWords: true }),
      ...(outbound.remarks === '' ? [] : [fact(words.remarks, outbound.remarks)]),
      { text: `${label(words.signature)}　____________________`, margin: [0, 28, 0, 0] },
    ],
    {
      header: { ...parties, title: label(words.deliveryNote) },
      day: call.platform.clock.today(),
      footer: pageFooter(outbound.number, words.page),
    },
  )
  return pdfBinary(body, `${words.deliveryNote.zh}-${outbound.number}`, query)
}
