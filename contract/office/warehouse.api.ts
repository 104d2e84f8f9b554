import * as z from 'zod/mini'
import { Saved } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'
import { LotCodeQuery } from '../warehouse/stock.ts'
import { LabelQuery } from '../warehouse/warehouse.api.ts'
import { ScanProgress } from './goods.ts'
import { recordKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'
import {
  BlockLots,
  DateLots,
  GradeLots,
  InspectLots,
  MeasureLots,
  MoveLots,
  OfficeStock,
  OfficeStockDetail,
  OfficeStockQuery,
  Stocktaking,
  StocktakingQuery,
  StocktakingSave,
} from './stock.ts'
import {
  LocationSave,
  StorageLocation,
  StorageLotCharge,
  StorageLots,
  StorageMonth,
  StoragePreview,
  StorageRun,
  StorageTariff,
  TariffSave,
} from './storage.ts'
import { CountLine, PickLot, PutLine } from './warehouse.ts'

const Moved = z.object({ count: z.number() })

/** What staff do with stock beside the steps of inbound and outbound orders. */
export const officeWarehouseApi = {
  'POST warehouse/online/inbound/{id}/count': {
    access: recordKinds.inbound.steps.receive,
    summary: 'One line as it was counted at the door; the last count of a line holds until the receipt.',
    body: CountLine,
    data: ScanProgress,
  },
  'POST warehouse/online/inbound/{id}/put': {
    access: recordKinds.inbound.steps.store,
    summary: 'Where the goods of one line were put so far; the order is stored once all of them are.',
    body: PutLine,
    data: ScanProgress,
  },
  'POST warehouse/online/outbound/{id}/pick': {
    access: recordKinds.outbound.steps.ship,
    summary: 'How much of a reserved lot lies ready to leave.',
    body: PickLot,
    data: ScanProgress,
  },
  'GET warehouse/online/stock/list': {
    access: 'stock-list',
    summary: 'Lots of all companies or of one.',
    query: OfficeStockQuery,
    rows: OfficeStock,
    sums: ['onHand', 'reserved', 'blocked', 'available'],
  },
  'GET warehouse/online/stock/byCode': {
    access: 'stock-list',
    summary: 'The lot of a label’s QR code.',
    query: LotCodeQuery,
    data: z.object({ id }),
  },
  'GET warehouse/online/stock/labels': {
    access: 'stock-list',
    summary: 'A PDF with a label for each selected lot.',
    query: z.extend(LabelQuery, { ids: z.string().check(z.maxLength(10_000)) }),
    binary: true,
  },
  'GET warehouse/online/stock/{id}': {
    access: 'stock-list',
    summary: 'One lot with its movements.',
    data: OfficeStockDetail,
  },
  'POST warehouse/online/stock/move': {
    access: 'stock-handle',
    summary: 'Moves lots or parts of lots to other places, all of them or none.',
    body: MoveLots,
    data: Moved,
  },
  'POST warehouse/online/stock/block': {
    access: 'stock-handle',
    summary: 'Keeps quantities from being taken, for an inspection or a question.',
    body: BlockLots,
    data: Moved,
  },
  'POST warehouse/online/stock/unblock': {
    access: 'stock-handle',
    summary: 'Makes blocked quantities available again.',
    body: BlockLots,
    data: Moved,
  },
  'POST warehouse/online/stock/grade': {
    access: 'stock-handle',
    summary: 'Sets the quality of lots or parts of lots: good, damaged, wrong goods; the customers are told.',
    body: GradeLots,
    data: Moved,
  },
  'POST warehouse/online/stock/measure': {
    access: 'stock-handle',
    summary: 'Enters packages, weight and volume, which storage is charged by.',
    body: MeasureLots,
    data: Moved,
  },
  'POST warehouse/online/stock/inspect': {
    access: 'stock-handle',
    summary: 'Sets whether lots were inspected.',
    body: InspectLots,
    data: Moved,
  },
  'POST warehouse/online/stock/date': {
    access: 'stock-handle',
    summary: 'Sets when the goods of lots were made and until when they are good.',
    body: DateLots,
    data: Moved,
  },
  'GET warehouse/online/stocktaking/list': {
    access: 'stock-list',
    summary: 'Stocktakings, the newest first.',
    query: StocktakingQuery,
    rows: Stocktaking,
  },
  'POST warehouse/online/stocktaking/save': {
    access: 'stock-count',
    summary: 'Counts lots; what differs is adjusted with its reason, and the customers are told.',
    body: StocktakingSave,
    data: z.object({ id, number: z.string(), adjusted: z.number() }),
  },
  'GET warehouse/online/location/list': {
    access: 'warehouse-list',
    summary: 'The places of a warehouse.',
    query: z.strictObject({ warehouseId: id }),
    data: z.array(StorageLocation),
  },
  'POST warehouse/online/location/save': {
    access: 'warehouse-edit',
    summary: 'Adds a place or changes one.',
    body: LocationSave,
    data: Saved,
  },
  'GET warehouse/online/tariff/list': {
    access: 'storage-list',
    summary: 'The tariffs of a warehouse, the newest first.',
    query: z.strictObject({ warehouseId: id }),
    data: z.array(StorageTariff),
  },
  'POST warehouse/online/tariff/save': {
    access: 'storage-edit',
    summary: 'A tariff from a day on; days that were charged stay charged.',
    body: TariffSave,
    data: z.object({ id }),
  },
  'GET warehouse/online/storageCharge/preview': {
    access: 'storage-list',
    summary: 'What the run of a month would charge; of the current month, so far.',
    query: StorageMonth,
    data: StoragePreview,
  },
  'GET warehouse/online/storageCharge/lots': {
    access: 'storage-list',
    summary: 'The preview of one company and warehouse, lot by lot.',
    query: StorageLots,
    data: z.array(StorageLotCharge),
  },
  'POST warehouse/online/storageCharge/run': {
    access: 'storage-charge',
    summary:
      'Charges a past month; a day that was charged is not charged again. Lots without the weight, volume or packages that their tariff charges by are named, and charged by a later run once they are entered.',
    body: StorageMonth,
    data: StorageRun,
  },
} as const satisfies OfficeApiTable
