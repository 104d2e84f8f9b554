import type {
  CountLine,
  PickLot,
  PutLine,
  ReceiveInbound,
  ShipOutbound,
  StoreInbound,
} from '@quayside/contract/office/warehouse.ts'
import { ApiError, isUnanswered } from '@quayside/kit/page/api-error.ts'
import { api, uploadTo } from '../../lib/api.ts'
import { getRecord } from '../../lib/records.ts'
import type { Entry, Sent } from './outbox.ts'
import type { CountedPart, Scan } from './scan.ts'

/** Sends one scan; the server does it once for its key, whatever comes of the answer. */
export async function sendScan(entry: Entry, keep: (body: object) => Promise<void>): Promise<Sent> {
  const { key, scan } = entry
  const options = { isQuiet: true, idempotencyKey: key }
  const params = { id: scan.recordId }
  try {
    const body = entry.body ?? (await bodyOf(scan))
    if (entry.body === undefined) await keep(body)
    switch (scan.kind) {
      case 'count':
        await api('POST warehouse/online/inbound/{id}/count', { params, body: body as CountLine }, options)
        break
      case 'pick':
        await api('POST warehouse/online/outbound/{id}/pick', { params, body: body as PickLot }, options)
        break
      case 'put':
        await api('POST warehouse/online/inbound/{id}/put', { params, body: body as PutLine }, options)
        break
      case 'store':
        await api('POST warehouse/online/inbound/{id}/store', { params, body: body as StoreInbound }, options)
        break
      case 'receive':
        await api(
          'POST warehouse/online/inbound/{id}/receive',
          { params, body: body as ReceiveInbound },
          options,
        )
        break
      case 'ship':
        await api('POST warehouse/online/outbound/{id}/ship', { params, body: body as ShipOutbound }, options)
    }
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isWorthRepeating(error) ? 'unanswered' : { refused: error.message }
  }
}

/** Not answered, answered by a server that is starting or busy, or by one that asks to log in again. */
const isWorthRepeating = (error: ApiError): boolean =>
  isUnanswered(error) || [401, 405, 429, 500].includes(Number(error.code))

async function bodyOf(scan: Scan): Promise<object> {
  if (scan.kind === 'count') {
    const differences: object[] = []
    for (const part of scan.parts) differences.push(await withFiles(scan.recordId, part))
    return { lineId: scan.lineId, qty: scan.qty, ...scan.days, differences }
  }
  if (scan.kind === 'pick') return { lineId: scan.lineId, lotId: scan.lotId, qty: scan.qty }
  if (scan.kind === 'put') return { lineId: scan.lineId, lots: scan.lots }
  // Counts, places and picks as the server has them: every one was sent before this.
  if (scan.kind === 'store') {
    const { puts } = await getRecord('inbound', scan.recordId)
    return { lines: puts.map(({ lineId, lots }) => ({ lineId, lots })) }
  }
  if (scan.kind === 'receive') {
    const { counts } = await getRecord('inbound', scan.recordId)
    return {
      lines: counts.map(({ lineId, qty, differences }) => ({ lineId, qty, differences })),
      ...(scan.note && { note: scan.note }),
    }
  }
  const { picks } = await getRecord('outbound', scan.recordId)
  return { lots: picks }
}

/** A photo that is sent twice leaves a file that nothing names; such files are removed after a day. */
async function withFiles(recordId: string, { photos, ...part }: CountedPart): Promise<object> {
  const fileIds: string[] = []
  for (const { blob, name } of photos) {
    const file = new File([blob], name, { type: blob.type })
    const { id } = await uploadTo(
      'POST warehouse/online/inbound/{id}/upload',
      file,
      {},
      { id: recordId },
      { isQuiet: true },
    )
    fileIds.push(id)
  }
  return { ...part, fileIds }
}
