import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { Attachment, NextStep, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { companyChangeState } from './company-change.codes.ts'
import { reviewedFields } from './company-change.rules.ts'

export const ChangedField = z.object({
  name: z.enum(reviewedFields),
  before: z.string(),
  after: z.string(),
})
export type ChangedField = z.infer<typeof ChangedField>

/** The legal person's ID number is masked. */
export const CompanyChange = z.object({
  id,
  state: z.number(),
  /** Old and new, for each field that is to change. */
  fields: z.array(ChangedField),
  hasNewLicence: z.boolean(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  proposedBy: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
})
export type CompanyChange = z.infer<typeof CompanyChange>

export const CompanyChangeDetail = z.extend(CompanyChange, {
  version: z.number(),
  /** The new licence; empty when it stays. */
  licences: z.array(Attachment),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
})
export type CompanyChangeDetail = z.infer<typeof CompanyChangeDetail>

export const CompanyChangeQuery = listQuery({
  filters: { state: z.optional(code(companyChangeState)) },
  sortable: ['createdAt'],
})
export type CompanyChangeQuery = z.infer<typeof CompanyChangeQuery>

/** Which permission each of the customer's steps asks for. */
export const companyChangeStepAccess = {
  withdraw: 'hub-company-edit',
} as const satisfies Record<string, Permission>
