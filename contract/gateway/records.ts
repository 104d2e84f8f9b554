import * as z from 'zod/mini'
import { certificationStatus } from '../account/company.codes.ts'
import { companyChangeState } from '../account/company-change.codes.ts'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { NextStep, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant } from '../kernel/schema.ts'
import { ConsultationMessage } from '../notices/consultation.ts'
import { consultationState } from '../notices/notice.codes.ts'
import { supplierStatus } from '../partners/partner.codes.ts'
import { supplierColumns } from '../partners/supplier.ts'
import { cursor, limit } from './feed.ts'

/** Records as the provider's ERP reads them: of all companies, in the order they were made. */
export const page = { after: cursor, limit }
export const ofCompany = { ...page, companyId: z.optional(id) }
const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }
/** What a record shows besides its row: its past, and what the provider may do next. */
export const history = { timeline: z.array(TimelineEntry), nextSteps: z.array(NextStep) }

export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ rows: z.array(row), cursor: z.string(), hasMore: z.boolean() })

export const CompaniesQuery = z.strictObject({
  ...page,
  certification: z.optional(code(certificationStatus)),
})
export const ErpCompany = z.object({
  id,
  name: z.string(),
  englishName: z.string(),
  creditCode: z.string(),
  certification: z.string(),
  certificationReason: z.nullable(z.string()),
  submittedAt: z.nullable(instant),
  ...stamps,
})
export const ErpCompanyDetail = z.extend(ErpCompany, {
  legalPerson: z.string(),
  legalPersonId: z.string(),
  licenceNo: z.string(),
  organizationCode: z.string(),
  customsCode: z.string(),
  taxNo: z.string(),
  invoicingBank: z.string(),
  invoicingAccount: z.string(),
  invoicingAddress: z.string(),
  invoicingPhone: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  agentName: z.string(),
  agentPhone: z.string(),
  ...history,
})

export const CompanyChangesQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(companyChangeState)),
})
export const ErpCompanyChange = z.object({
  id,
  companyId: id,
  state: z.number(),
  /** The names of what is to change; the record itself has the values. */
  fields: z.array(z.string()),
  hasNewLicence: z.boolean(),
  reason: z.nullable(z.string()),
  proposedBy: z.string(),
  decidedAt: z.nullable(instant),
  version: z.number(),
  createdAt: instant,
})
export const ErpCompanyChangeDetail = z.extend(ErpCompanyChange, {
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
  ...history,
})

export const SuppliersQuery = z.strictObject({ ...ofCompany, status: z.optional(code(supplierStatus)) })
export const ErpSupplier = erpRow(supplierColumns)
export const ErpSupplierDetail = z.extend(ErpSupplier, history)

export const ConsultationsQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(consultationState)),
})
export const ErpConsultation = z.object({
  id,
  companyId: id,
  number: z.string(),
  /** A value of dictionary 1016. */
  subject: z.string(),
  title: z.string(),
  state: z.number(),
  /** Since when the customer waits, while the thread is open. */
  waitingSince: instant,
  lastMessageAt: instant,
  ...stamps,
})
export const ErpConsultationDetail = z.extend(ErpConsultation, {
  messages: z.array(ConsultationMessage),
  ...history,
})
