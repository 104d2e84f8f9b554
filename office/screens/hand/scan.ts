type Photo = { readonly blob: Blob; readonly name: string }
export type CountedPart = {
  readonly kind: number
  readonly qty: string
  readonly reason: string
  readonly photos: readonly Photo[]
}
/** Days that were read from the goods; null where they have none. */
export type CountedDays = { readonly producedOn?: string | null; readonly expiresOn?: string | null }
export type PutLot = { readonly qty: string; readonly locationId: string }
/** What somebody did at the shelf, as it is sent to the server. */
export type Scan =
  | {
      readonly kind: 'count'
      readonly recordId: string
      readonly lineId: string
      readonly qty: string
      readonly parts: readonly CountedPart[]
      readonly days?: CountedDays
    }
  | {
      readonly kind: 'pick'
      readonly recordId: string
      readonly lineId: string
      readonly lotId: string
      readonly qty: string
    }
  | {
      readonly kind: 'put'
      readonly recordId: string
      readonly lineId: string
      /** What this scan put there. */
      readonly qty: string
      /** All places of the line with it. */
      readonly lots: readonly PutLot[]
    }
  /** Receives all counted lines, with a note where goods are expired. */
  | { readonly kind: 'receive'; readonly recordId: string; readonly note?: string }
  /** Ships all picked lots, or stores all goods that were put away. */
  | { readonly kind: 'ship' | 'store'; readonly recordId: string }
