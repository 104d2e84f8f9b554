import type { InboundLineKey } from '@quayside/contract/warehouse/inbound-line.ts'
import { lineHeadings } from './line-headings.ts'

/** The headings of the columns that an inbound order's lines have besides those of an order's. */
const inboundOnly = {
  palletNumber: [
    '板号',
    '卡板号',
    '托盘编号',
    '板號',
    '卡板號',
    '棧板編號',
    'plt no',
    'pallet id',
    'pallet #',
  ],
  palletType: ['板型', '托盘种类', '卡板类型', '卡板類型', '棧板種類', 'type of pallet'],
  lotNumber: ['批号', 'lot号', '批號', 'lot號', 'lot', 'lot no', 'lot #', 'lot code'],
  batchNumber: ['生产批次', '生产批号', '生產批次', '生產批號', 'batch', 'batch no', 'batch #'],
  dateCode: ['周期', '生产周期', '週期', '生產週期', 'd/c', 'dc', 'date code', 'datecode'],
  producedOn: [
    '生产日',
    '制造日期',
    '生產日',
    '製造日期',
    'mfg date',
    'mfd',
    'manufacturing date',
    'produced on',
  ],
  shelfLifeDays: [
    '保质期',
    '保质天数',
    '有效天数',
    '保質期',
    '保存期限',
    '有效天數',
    'shelf life',
    'shelf life days',
  ],
  expiresOn: [
    '有效期',
    '有效期至',
    '失效日期',
    '有效日期',
    'exp',
    'exp date',
    'expiry',
    'expiration date',
    'best before',
  ],
} as const satisfies Partial<Record<InboundLineKey, readonly string[]>>
export const inboundHeadings: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...lineHeadings,
  ...inboundOnly,
}
