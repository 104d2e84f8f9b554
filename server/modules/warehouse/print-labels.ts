import { refuse } from '@quayside/contract/refusals.ts'
import { expiryOfLine } from '@quayside/contract/warehouse/goods-days.ts'
import type { LabelQuery } from '@quayside/contract/warehouse/warehouse.api.ts'
import { warehousePaperWords as words } from '@quayside/phrases/warehouse-papers.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { type Binary, pdfBinary } from '../../platform/http/binary.ts'
import { countries } from '../../platform/records/country.ts'
import { readEntryNames } from '../../platform/records/entry-names.ts'
import { readPaperParties, readProviderName } from '../../platform/records/paper-parties.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { inbounds } from './inbounds.ts'
import { type Label, renderLabels } from './label-pdf.ts'

const labelsAtMost = 1000

const findLabels = (companyId: string | undefined, ids: readonly string[]) => {
  const all = sql
    .selectFrom('stock_lot as l')
    .innerJoin('company as c', 'c.id', 'l.company_id')
    .select(['l.number', 'l.model', 'l.name', 'l.brand', 'l.origin', 'l.unit', 'c.name as company_name'])
    .select(['l.lot_number', 'l.batch_number', 'l.date_code', 'l.pallet_number'])
    .select(['l.produced_on', 'l.expires_on'])
    .select(raw<string>`trim_scale(l.on_hand)::text`.as('qty'))
    .where('l.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .orderBy('l.id')
  return companyId === undefined ? all : all.where('l.company_id', '=', companyId)
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
  const origins = (await readEntryNames({ read }, [countries], 'zh-CN'))[countries]
  const labels = lots.map(
    (lot): Label => ({
      number: lot.number,
      model: lot.model,
      name: lot.name,
      brand: lot.brand,
      origin: origins[lot.origin] ?? lot.origin,
      qty: lot.qty,
      unit: '',
      lotNumber: lot.lot_number,
      batchNumber: lot.batch_number,
      dateCode: lot.date_code,
      producedOn: lot.produced_on,
      expiresOn: lot.expires_on,
      palletNumber: lot.pallet_number,
      companyName: lot.company_name,
    }),
  )
  const provider = await readProviderName(read, 'zh-CN')
  return pdfBinary(await renderLabels(labels, query.paper, provider), words.labels.zh, query)
}

export const printLotLabels = (
  call: Call,
  { query }: { query: LabelQuery & { ids?: string[] | undefined } },
): Promise<Binary> => lotLabels(call.read, call.principal.companyId, query.ids ?? [], query)

export const printInboundLabels = (
  call: Call,
  { params: { id }, query }: { params: { id: string }; query: LabelQuery },
): Promise<Binary> => inboundLabels(call, { companyId: call.principal.companyId, id }, query)

/** Before the goods are stored, a label for each line and package; afterwards one for each lot. */
export async function inboundLabels(
  call: Parameters<typeof inbounds.review>[1],
  key: { readonly companyId: string; readonly id: string },
  query: Pick<LabelQuery, 'paper' | 'inline'>,
): Promise<Binary> {
  const inbound = await inbounds.review(key, call)
  const lots = inbound.lines.flatMap(({ lots: own }) => own.map((lot) => lot.id))
  if (lots.length > 0) return lotLabels(call.read, key.companyId, lots, query)
  const { companyName, provider } = await readPaperParties(call.read, key.companyId, 'zh-CN')
  const origins = (await readEntryNames(call, [countries], 'zh-CN'))[countries]
  const labels = inbound.lines.map(
    (line, place): Label => ({
      number: `${inbound.number}/${place + 1}`,
      model: line.model,
      name: line.name,
      brand: line.brand,
      origin: origins[line.origin] ?? line.origin,
      qty: line.qty,
      unit: '',
      lotNumber: line.lotNumber,
      batchNumber: line.batchNumber,
      dateCode: line.dateCode,
      producedOn: line.producedOn,
      expiresOn: expiryOfLine(line),
      palletNumber: line.palletNumber,
      companyName,
    }),
  )
  if (labels.length === 0) throw refuse('stock.noLots')
  const body = await renderLabels(labels.slice(0, labelsAtMost), query.paper, provider)
  return pdfBinary(body, `${words.labels.zh}-${inbound.number}`, query)
}
