import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { maskMobile } from '../kernel/mask.ts'
import { listQuery } from '../kernel/page.ts'
import { recordSource } from '../kernel/record.codes.ts'
import { attachmentInput, createdRange, documentShape, flag, savedKey } from '../kernel/record.ts'
import { code, optionalText, orEmpty, phone, requiredText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { supplierLocation, supplierStatus } from './partner.codes.ts'
import { supplierDocuments } from './supplier.rules.ts'

export const supplierColumns = {
  number: { kind: 'text', isCopied: true, sort: 'plain' },
  name: { kind: 'text', save: requiredText(200), sort: 'pinyin', width: 36 },
  englishName: { kind: 'text', save: optionalText(200), sort: 'pinyin', width: 36 },
  abbreviation: { kind: 'text', save: optionalText(60) },
  isOverseas: { kind: 'flag', codes: supplierLocation, save: flag, width: 12 },
  source: { kind: 'code', codes: recordSource, width: 12 },
  contact: { kind: 'text', save: optionalText(60) },
  phone: { kind: 'text', save: orEmpty(phone), mask: maskMobile, isWholeInExport: true },
  address: { kind: 'text', isLong: true, save: optionalText(300), width: 40 },
  status: { kind: 'code', codes: supplierStatus, sort: 'plain', width: 14 },
  /** Documents still to be uploaded: while there are any, the supplier waits for the customer. */
  missingDocuments: {
    kind: 'text',
    isComputed: true,
    row: z.array(z.enum(supplierDocuments)),
    withheld: {
      erp: 'Files are the customer’s and the office’s work.',
      office: 'The record itself has the files.',
    },
  },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(supplierColumns)

export const Supplier = z.object(shapes.row)
export type Supplier = z.infer<typeof Supplier>

export const SupplierDetail = z.extend(Supplier, documentShape)
export type SupplierDetail = z.infer<typeof SupplierDetail>

export const SupplierSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  attachments: z._default(attachmentInput(supplierDocuments), {}),
})
export type SupplierSave = z.infer<typeof SupplierSave>

/** A row of the import template: the form's fields without the files. */
export const SupplierImportRow = z.strictObject(shapes.save)
export type SupplierImportRow = z.infer<typeof SupplierImportRow>

export const SupplierQuery = listQuery({
  filters: {
    /** Number, name, English name or abbreviation; Chinese also by pinyin and by its initials. */
    keyword: z.optional(text(100)),
    status: z.optional(code(supplierStatus)),
    isOverseas: z.optional(flag),
    source: z.optional(code(recordSource)),
    contact: z.optional(text(60)),
    /** 1: only those that lack a document. */
    isIncomplete: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type SupplierQuery = z.infer<typeof SupplierQuery>

export const SupplierExport = exportQuery(SupplierQuery, shapes.exported)
export type SupplierExport = z.infer<typeof SupplierExport>

/** What a picker shows. */
export const SupplierOption = z.pick(Supplier, {
  id: true,
  number: true,
  name: true,
  englishName: true,
  isOverseas: true,
})
export type SupplierOption = z.infer<typeof SupplierOption>
export const SupplierOptionQuery = z.strictObject({ keyword: z.optional(text(100)) })

/** Which permission each of the customer's steps asks for. */
export const supplierStepAccess = {
  save: 'business-supplier-edit',
  remove: 'business-supplier-remove',
  requestVoid: 'business-supplier-void',
  requestEnable: 'business-supplier-void',
  withdraw: 'business-supplier-void',
} as const satisfies Record<string, Permission>
