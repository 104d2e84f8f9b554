import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import Big from 'big.js'
import type { Line } from './counting.ts'
import type { Entry } from './outbox.ts'
import type { PutLot } from './scan.ts'

/** The places of each line that are known here: the server's, and over them those that are still to be sent. */
export function putLots(
  inbound: Pick<InboundReview, 'id' | 'puts'>,
  entries: readonly Entry[],
): ReadonlyMap<string, readonly PutLot[]> {
  const puts = new Map<string, readonly PutLot[]>(inbound.puts.map(({ lineId, lots }) => [lineId, lots]))
  for (const { scan, state } of entries)
    if (scan.kind === 'put' && scan.recordId === inbound.id && state !== 'refused')
      puts.set(scan.lineId, scan.lots)
  return puts
}

/** Lines of which something came in. */
export const linesToPut = ({ lines }: Pick<InboundReview, 'lines'>): Line[] =>
  lines.filter(({ receivedQty }) => Number(receivedQty ?? 0) > 0)

export const putQty = (lots: readonly PutLot[]): string =>
  lots.reduce((sum, { qty }) => sum.plus(qty), new Big(0)).toFixed()

/** What of a line has no place yet. */
export const openQty = (line: Line, lots: readonly PutLot[]): string =>
  new Big(line.receivedQty ?? 0).minus(putQty(lots)).toFixed()

const quantity = /^\d{1,9}(\.\d{1,6})?$/
/** More than nothing and not more than is open. */
export const canPut = (qty: string, open: string): boolean =>
  quantity.test(qty.trim()) && Number(qty) > 0 && new Big(qty.trim()).lte(open)
