import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import type { LabelQuery } from '@quayside/contract/warehouse/warehouse.api.ts'
import type { Bilingual } from '@quayside/phrases/order-contract.ts'
import { warehousePaperWords as words } from '@quayside/phrases/warehouse-papers.ts'
import { sql as raw } from 'kysely'
import type { Content } from 'pdfmake/interfaces.js'
import { sql } from '../../platform/database/database.ts'
import { Binary } from '../../platform/http/binary.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { tableOf } from '../../platform/pdf/table-of.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { readOwnInbound } from './inbounds.ts'
import { type Label, renderLabels } from './label-pdf.ts'
import { readOwnOutbound } from './outbounds.ts'

const labelsAtMost = 1000

const binaryOf = (body: Buffer, name: string, query: { inline?: string | undefined }): Binary =>
  new Binary({ body, mime: 'application/pdf', fileName: `${name}.pdf`, isInline: query.inline === '1' })

const findCompany = (id: string) => sql.selectFrom('company').select('name').where('id', '=', id)

const findLabels = (companyId: string | undefined, ids: readonly string[]) => {
  const all = sql
    .selectFrom('stock_lot')
    .select(['number', 'model', 'name', 'brand', 'origin', 'unit', 'company_id'])
    .select(['lot_number', 'batch_number', 'date_code', 'pallet_number'])
    .select(raw<string>`trim_scale(on_hand)::text`.as('qty'))
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
  return companyId === undefined ? all : all.where('company_id', '=', companyId)
}

/** Labels of lots that were selected; of the provider, of any company. */
export async function lotLabels(
  read: Reader,
  companyId: string | undefined,
  ids: readonly string[],
  query: Pick<LabelQuery, 'paper' | 'inline'>,
): Promise<Binary> {
  const [lots] = await read(findLabels(companyId, ids.slice(0, labelsAtMost)))
  if (lots.length === 0) throw refuse('stock.notThere')
  const labels = lots.map(
    (lot): Label => ({
      number: lot.number,
      model: lot.model,
      name: lot.name,
      brand: lot.brand,
      origin: lot.origin,
      qty: lot.qty,
      unit: '',
      lotNumber: lot.lot_number,
      batchNumber: lot.batch_number,
      dateCode: lot.date_code,
      palletNumber: lot.pallet_number,
    }),
  )
  return binaryOf(await renderLabels(labels, query.paper, ''), words.labels.zh, query)
}

export const printLotLabels = (
  call: Call,
  { query }: { query: LabelQuery & { ids?: string[] | undefined } },
): Promise<Binary> => lotLabels(call.read, call.principal.companyId, query.ids ?? [], query)

/** Before the goods are stored, a label for each line and package; afterwards one for each lot. */
export async function printInboundLabels(
  call: Call,
  { params: { id }, query }: { params: { id: string }; query: LabelQuery },
): Promise<Binary> {
  const inbound = await readOwnInbound(call.read, call, id)
  const lots = inbound.lines.flatMap(({ lots: own }) => own.map((lot) => lot.id))
  if (lots.length > 0) return lotLabels(call.read, call.principal.companyId, lots, query)
  const [companies] = await call.read(findCompany(call.principal.companyId))
  const labels = inbound.lines.map(
    (line, place): Label => ({
      number: `${inbound.number}/${place + 1}`,
      model: line.model,
      name: line.name,
      brand: line.brand,
      origin: line.origin,
      qty: line.qty,
      unit: '',
      lotNumber: line.lotNumber,
      batchNumber: line.batchNumber,
      dateCode: line.dateCode,
      palletNumber: line.palletNumber,
    }),
  )
  if (labels.length === 0) throw refuse('stock.noLots')
  const body = await renderLabels(labels.slice(0, labelsAtMost), query.paper, found(companies[0]).name)
  return binaryOf(body, `${words.labels.zh}-${inbound.number}`, query)
}

const quiet = '#5f6b7a'
const ink = '#0b2a43'
const label = ({ zh, en }: Bilingual): string => `${zh} ${en}`
const head = ({ zh, en }: Bilingual): string => `${zh}\n${en}`
const fact = (field: Bilingual, value: string): Content => ({
  text: [{ text: `${label(field)}　`, color: quiet, fontSize: 8 }, value === '' ? '–' : value],
  margin: [0, 0, 0, 3],
})

type NoteLine = {
  place: string
  model: string
  brand: string
  lot: string
  batch: string
  dateCode: string
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
  { header: head(words.qty), isNumber: true, value: (line: NoteLine) => line.qty },
]

const noteLines = (outbound: OutboundDetail): NoteLine[] =>
  outbound.lines.flatMap((line, place) =>
    line.lots.map((lot) => ({
      place: String(place + 1),
      model: line.model,
      brand: line.brand,
      lot: lot.lotNumber === '' ? lot.number : lot.lotNumber,
      batch: lot.batchNumber,
      dateCode: lot.dateCode,
      qty: lot.qty,
      location: lot.location,
    })),
  )

/** For the driver and who receives the goods; there is none before lots are reserved. */
export async function printDeliveryNote(
  call: Call,
  { params: { id }, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  const outbound = await readOwnOutbound(call.read, call, id)
  const [companies] = await call.read(findCompany(call.principal.companyId))
  const lines = noteLines(outbound)
  if (lines.length === 0) throw refuse('stock.noLots')
  const companyName = found(companies[0]).name
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
              fact(words.client, companyName),
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
      { text: label(words.goods), bold: true, fontSize: 11, color: ink, margin: [0, 12, 0, 5] },
      tableOf(noteColumns, lines, { size: 8 }),
      ...(outbound.remarks === '' ? [] : [fact(words.remarks, outbound.remarks)]),
      { text: `${label(words.signature)}　____________________`, margin: [0, 28, 0, 0] },
    ],
    {
      header: { companyName, title: label(words.deliveryNote) },
      footer: `${outbound.number} · ${words.page.zh} · ${words.page.en}`,
    },
  )
  return binaryOf(body, `${words.deliveryNote.zh}-${outbound.number}`, query)
}
