import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { listQuery } from '../kernel/page.ts'
import { Attachment, attachmentInput, detailShape, flag, NextStep, savedKey } from '../kernel/record.ts'
import { amountText, code, date, id, optionalText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { currency } from '../rates/rate.codes.ts'
import { transferPurpose, transferState } from './voucher.codes.ts'

export const announcedTransferColumns = {
  number: { kind: 'text', sort: 'plain' },
  state: { kind: 'code', codes: transferState },
  currency: { kind: 'text', save: code(currency) },
  amount: { kind: 'money', save: amountText(inCurrency('currency')), sort: 'plain' },
  transferOn: { kind: 'date', save: date, sort: 'plain' },
  payerName: { kind: 'text', save: optionalText(200) },
  purpose: { kind: 'text', save: z._default(code(transferPurpose), transferPurpose.codes.debts) },
  note: { kind: 'text', isLong: true, save: optionalText(500) },
  applicationId: { kind: 'id', isNullable: true, save: z._default(z.nullable(id), null), isExported: false },
  /** The debts that the money is for. */
  itemIds: { kind: 'text', isComputed: true, row: z.array(id), isExported: false },
  /** The orders that the money is for, before anything is booked on them. */
  orderIds: { kind: 'text', isComputed: true, row: z.array(id), isExported: false },
  orderNos: { kind: 'text', isComputed: true, row: z.array(z.string()) },
  confirmedOn: { kind: 'date', isNullable: true },
  receivedOn: { kind: 'date', isNullable: true },
  /** Its day has gone by and no money came. */
  isLate: { kind: 'flag', isJoined: true },
  announcedByName: { kind: 'text', isJoined: true },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(announcedTransferColumns)

export const AnnouncedTransfer = z.object({
  ...shapes.row,
  version: z.number(),
  nextSteps: z.array(NextStep),
})
export type AnnouncedTransfer = z.infer<typeof AnnouncedTransfer>

const AnnouncedFor = z.object({
  id,
  documentNo: z.string(),
  kind: z.string(),
  feeKind: z.string(),
  orderNo: z.string(),
  outstanding: z.string(),
})
export const AnnouncedTransferDetail = z.extend(AnnouncedTransfer, {
  ...detailShape,
  items: z.array(AnnouncedFor),
  attachments: z.array(Attachment),
})
export type AnnouncedTransferDetail = z.infer<typeof AnnouncedTransferDetail>

/** How many debts one announcement can name. */
export const itemsAtOnce = 500

const transferDocuments = ['bank-slip'] as const

export const AnnouncedTransferSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  itemIds: z._default(z.array(id).check(z.maxLength(itemsAtOnce)), []),
  orderIds: z._default(z.array(id).check(z.maxLength(100)), []),
  attachments: z._default(attachmentInput(transferDocuments), {}),
})
export type AnnouncedTransferSave = z.infer<typeof AnnouncedTransferSave>

export const AnnouncedTransferQuery = listQuery({
  filters: {
    keyword: z.optional(text(100)),
    state: z.optional(code(transferState)),
    currency: z.optional(code(currency)),
    /** 1: its day has gone by and no money came. */
    isLate: z.optional(flag),
  },
  sortable: shapes.sortable,
})
export type AnnouncedTransferQuery = z.infer<typeof AnnouncedTransferQuery>
export const AnnouncedTransferExport = exportQuery(AnnouncedTransferQuery, shapes.exported)
export type AnnouncedTransferExport = z.infer<typeof AnnouncedTransferExport>

export const transferStepAccess = {
  change: 'finance-transfer-announce',
  cancel: 'finance-transfer-announce',
} as const satisfies Record<string, Permission>
