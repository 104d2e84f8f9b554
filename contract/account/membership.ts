import * as z from 'zod/mini'
import { id, instant } from '../kernel/schema.ts'
import { certificationStatus } from './company.codes.ts'

/** A company that the calling person belongs to. The id is that of the member, which the person is there. */
export const Membership = z.object({
  id,
  companyName: z.string(),
  certification: z.enum(certificationStatus.values),
  permissionSet: z.string(),
  isAdministrator: z.boolean(),
  /** Disabled by the company's administrator: it cannot be opened. */
  isEnabled: z.boolean(),
  isCurrent: z.boolean(),
  unread: z.number(),
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
})
export type Membership = z.infer<typeof Membership>

/** A company that asks the person to join it. */
export const Invitation = z.object({
  id,
  companyName: z.string(),
  inviter: z.string(),
  permissionSet: z.string(),
  invitedAt: instant,
})
export type Invitation = z.infer<typeof Invitation>

export const OwnCompanies = z.object({
  companies: z.array(Membership),
  invitations: z.array(Invitation),
})
export type OwnCompanies = z.infer<typeof OwnCompanies>

export const FurtherCompany = z.strictObject({ agree: z.optional(z.boolean()) })
export type FurtherCompany = z.infer<typeof FurtherCompany>
