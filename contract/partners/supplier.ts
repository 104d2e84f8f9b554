import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { recordSource } from '../kernel/record.codes.ts'
import {
  Attachment,
  attachmentInput,
  createdRange,
  flag,
  flagCode,
  NextStep,
  TimelineEntry,
} from '../kernel/record.ts'
import { code, id, instant, phone, requiredText, text, version } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { supplierStatus } from './partner.codes.ts'
import { supplierDocuments } from './supplier.rules.ts'

/** A line of the list; the phone number is masked. */
export const Supplier = z.object({
  id,
  number: z.string(),
  name: z.string(),
  englishName: z.string(),
  abbreviation: z.string(),
  isOverseas: flagCode,
  source: z.number(),
  contact: z.string(),
  phone: z.string(),
  address: z.string(),
  status: z.number(),
  /** Documents still to be uploaded: while there are any, the supplier waits for the customer. */
  missingDocuments: z.array(z.enum(supplierDocuments)),
  createdAt: instant,
  updatedAt: instant,
})
export type Supplier = z.infer<typeof Supplier>

/** The record: the phone number whole, and the version to save with. */
export const SupplierDetail = z.extend(Supplier, {
  version: z.number(),
  attachments: z.array(Attachment),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
})
export type SupplierDetail = z.infer<typeof SupplierDetail>

const supplierFields = {
  name: requiredText(200),
  englishName: z._default(text(200), ''),
  abbreviation: z._default(text(60), ''),
  isOverseas: flag,
  contact: z._default(text(60), ''),
  phone: z._default(z.union([z.literal(''), phone]), ''),
  address: z._default(text(300), ''),
}

export const SupplierSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  ...supplierFields,
  attachments: z._default(attachmentInput(supplierDocuments), {}),
})
export type SupplierSave = z.infer<typeof SupplierSave>

/** A row of the import template: the form's fields without the files. */
export const SupplierImportRow = z.strictObject(supplierFields)
export type SupplierImportRow = z.infer<typeof SupplierImportRow>
export const supplierImportColumns = Object.keys(supplierFields) as (keyof SupplierImportRow)[]

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
  sortable: ['number', 'name', 'englishName', 'status', 'createdAt', 'updatedAt'],
})
export type SupplierQuery = z.infer<typeof SupplierQuery>

/** The columns of the list that an export may have. */
export const supplierColumns = [
  'number',
  'name',
  'englishName',
  'abbreviation',
  'isOverseas',
  'source',
  'contact',
  'phone',
  'address',
  'status',
  'missingDocuments',
  'createdAt',
  'updatedAt',
] as const
export type SupplierColumn = (typeof supplierColumns)[number]
export const SupplierExport = exportQuery(SupplierQuery, supplierColumns)
export type SupplierExport = z.infer<typeof SupplierExport>

/** What a picker shows. */
export const SupplierOption = z.object({
  id,
  number: z.string(),
  name: z.string(),
  englishName: z.string(),
  isOverseas: flagCode,
})
export type SupplierOption = z.infer<typeof SupplierOption>
export const SupplierOptionQuery = z.strictObject({ keyword: z.optional(text(100)) })

/** Which permission each of the customer's steps asks for. */
export const supplierStepAccess = {
  save: 'business-supplier-edit',
  remove: 'business-supplier-remove',
  requestVoid: 'business-supplier-void',
  requestEnable: 'business-supplier-void',
} as const satisfies Record<string, Permission>
