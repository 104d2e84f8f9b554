import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { Saved } from '../kernel/record.ts'
import { email, id, instant, mobile, requiredText, text, version } from '../kernel/schema.ts'
import { type PermissionSet, permissionSets } from '../permission-sets.ts'

/** A ready set, or single permissions only. */
export const permissionSetNames = [...(Object.keys(permissionSets) as PermissionSet[]), 'custom'] as const

/** In the list the mobile number and the email are masked; the detail shows them whole. */
export const MemberRow = z.object({
  id,
  version,
  name: z.string(),
  mobile: z.string(),
  email: z.nullable(z.string()),
  permissionSet: z.string(),
  isAdministrator: z.boolean(),
  isEnabled: z.boolean(),
  /** Invited members set their first password with a code; until then they cannot log in with one. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Set while a person with an account of their own has not answered the invitation; withdrawn by removing. */
  invitedAt: z.nullable(instant),
  isYourself: z.boolean(),
  lastLoginAt: z.nullable(instant),
  createdAt: instant,
})
export type MemberRow = z.infer<typeof MemberRow>

export const Member = z.extend(MemberRow, { permissions: z.array(z.string()) })
export type Member = z.infer<typeof Member>

export const MemberQuery = listQuery({
  filters: {
    name: z.optional(text(50)),
    mobile: z.optional(text(20)),
    enabled: z.optional(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((value) => value === 'true'),
      ),
    ),
  },
  sortable: ['createdAt', 'name', 'mobile', 'lastLoginAt'],
})
export type MemberQuery = z.infer<typeof MemberQuery>

/** `isWaiting`: the number belongs to a person with an account, who is asked and joins by accepting. */
export const MemberSaved = z.extend(Saved, { isWaiting: z.boolean() })
export type MemberSaved = z.infer<typeof MemberSaved>

/** Invites a colleague or, with id and version, changes one: a ready set, single permissions, or both together. */
export const MemberDraft = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  name: requiredText(50),
  mobile,
  email: z.optional(z.nullable(email)),
  permissionSet: z._default(z.enum(permissionSetNames), 'custom'),
  permissions: z._default(z.array(text(100)).check(z.maxLength(500)), []),
})
export type MemberDraft = z.infer<typeof MemberDraft>
