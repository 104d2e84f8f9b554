import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { routeLine } from '@quayside/contract/kernel/route-line.ts'
import type { Said } from '@quayside/kit/record/thread.tsx'
import { at } from './part.tsx'

export const entries: TimelineEntry[] = [
  {
    id: '2',
    transition: 'refuseVoid',
    fromState: 'voidRequested',
    toState: 'enabled',
    actor: 'provider',
    actorName: 'Lee',
    note: 'In use by SP-1',
    at,
  },
  {
    id: '1',
    transition: 'requestVoid',
    fromState: 'enabled',
    toState: 'voidRequested',
    actor: 'customer',
    actorName: 'Chan',
    note: null,
    at,
  },
]
export const stops = [
  { id: '2', title: 'Exception', at, place: 'Huanggang', note: 'Vehicle inspection', isProblem: true },
  { id: '1', title: 'Departed', at, place: 'Kwai Chung', note: '' },
]
export const said: Said[] = [
  { id: '1', side: 'customer', author: 'Chan', message: 'Which papers does the bank need?', createdAt: at },
  { id: '2', side: 'provider', author: 'Lee', message: 'The contract\nand the invoice.', createdAt: at },
]

export const licence = {
  fileId: '1',
  kind: 'business-licence',
  name: 'licence.pdf',
  mime: 'application/pdf',
  bytes: 1024,
  hasThumbnail: false,
  createdAt: at,
}
export const drawing = { id: '1', name: 'drawing.svg', size: 1024, mime: 'image/svg+xml' }
export const readDrawing = (): Promise<Blob> =>
  Promise.resolve(
    new Blob([
      '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#0958d9"/></svg>',
    ]),
  )

const stop = (name: string, planned: string | null, actual: string | null) => ({
  name,
  place: '',
  planned,
  actual,
  isReached: actual !== null,
})
export const route = routeLine(
  [
    stop('Supplier', null, '2026-11-13'),
    stop('Warehouse', '2026-11-14', '2026-11-16'),
    stop('Customs', null, null),
    stop('Recipient', '2026-11-18', null),
  ],
  '2026-11-17',
)
