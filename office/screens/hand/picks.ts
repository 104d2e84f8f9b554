import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import Big from 'big.js'
import type { Entry } from './outbox.ts'

export type PickRow = {
  readonly key: string
  readonly lineId: string
  readonly lotId: string
  readonly number: string
  readonly model: string
  readonly location: string
  readonly lotNumber: string
  readonly dateCode: string
  readonly expiresOn: string | null
  readonly open: string
}

const keyOf = (lineId: string, lotId: string): string => `${lineId} ${lotId}`

/** What has not left, in the order of the places, so that one walk is enough. */
export const pickRows = ({ lines }: Pick<OutboundReview, 'lines'>): PickRow[] =>
  lines
    .flatMap(({ id: lineId, model, lots }) =>
      lots.flatMap(({ lotId, number, location, lotNumber, dateCode, expiresOn, qty, taken }) => {
        const open = new Big(qty).minus(taken)
        const key = keyOf(lineId, lotId)
        return open.gt(0)
          ? [
              {
                key,
                lineId,
                lotId,
                number,
                model,
                location,
                lotNumber,
                dateCode,
                expiresOn,
                open: open.toFixed(),
              },
            ]
          : []
      }),
    )
    .toSorted((a, b) => a.location.localeCompare(b.location, 'en') || a.number.localeCompare(b.number, 'en'))

/** Picks that the server knows, and those still to be sent. */
export function pickedLots(outbound: OutboundReview, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const picked = new Map(outbound.picks.map(({ lineId, lotId, qty }) => [keyOf(lineId, lotId), qty]))
  for (const { scan, state } of entries)
    if (scan.kind === 'pick' && scan.recordId === outbound.id && state === 'waiting')
      picked.set(keyOf(scan.lineId, scan.lotId), scan.qty)
  return picked
}

/** The lot of a label; one that was not picked yet first. */
export function rowOf(
  code: string,
  rows: readonly PickRow[],
  picked: ReadonlyMap<string, string>,
): PickRow | undefined {
  const wanted = code.trim().toLowerCase()
  const found = rows.filter(({ number, lotNumber }) =>
    [number, lotNumber].some((text) => text !== '' && text.toLowerCase() === wanted),
  )
  return found.find(({ key }) => !picked.has(key)) ?? found[0]
}

export function nextLot(
  rows: readonly PickRow[],
  current: string | undefined,
  picked: ReadonlyMap<string, string>,
): PickRow | undefined {
  const place = rows.findIndex(({ key }) => key === current)
  return [...rows.slice(place + 1), ...rows.slice(0, place + 1)].find(
    ({ key }) => key !== current && !picked.has(key),
  )
}
