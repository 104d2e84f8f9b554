import * as z from 'zod/mini'
import { Change } from '../kernel/changes.ts'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { email, id, idList, instant, password, requiredText, text, version } from '../kernel/schema.ts'
import { taskKinds } from './kinds.ts'
import { allStaffPermissions } from './permissions.ts'
import { staffRoles } from './staff-roles.ts'

const roles = z.array(z.enum(staffRoles))

export const StaffLogin = z.strictObject({
  account: text(200),
  password: z.string().check(z.maxLength(200)),
})
export type StaffLogin = z.infer<typeof StaffLogin>

/** Who is signed in, and what they may do. */
export const StaffSelf = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles,
  permissions: z.array(z.enum(allStaffPermissions)),
  hasSecondFactor: z.boolean(),
  /** The session opens the set-up of a second factor and nothing else. */
  isEnrolling: z.boolean(),
})
export type StaffSelf = z.infer<typeof StaffSelf>

export const StaffToken = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  staff: StaffSelf,
})
export type StaffToken = z.infer<typeof StaffToken>

export const OwnPassword = z.strictObject({
  oldPassword: z.string().check(z.maxLength(200)),
  newPassword: password,
})

export const StaffSession = z.object({
  id,
  address: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})
export const SessionIds = z.strictObject({ ids: idList })

export const Staff = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  roles,
  isEnabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastLoginAt: z.nullable(instant),
  createdAt: instant,
  version: z.number(),
})
export type Staff = z.infer<typeof Staff>

export const StaffQuery = listQuery({
  filters: { keyword: z.optional(text(100)), role: z.optional(z.enum(staffRoles)) },
  sortable: ['name', 'lastLoginAt', 'createdAt'],
})
export type StaffQuery = z.infer<typeof StaffQuery>

/** A password is given to a new account, or to one whose owner forgot it, which ends its sessions. */
export const StaffSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  name: requiredText(60),
  email,
  /** Customers whose account manager they are read it; left out, it stays. */
  phone: z.optional(text(50)),
  roles: roles.check(z.minLength(1, 'staff.rolesMissing'), z.maxLength(4)),
  password: z.optional(password),
  isEnabled: z._default(flag, 1),
  /** 1: all second factors are removed, for somebody who lost them. */
  clearSecondFactor: z._default(flag, 0),
})
export type StaffSave = z.infer<typeof StaffSave>

/** Nobody: the customers see the provider's support instead. */
export const ManagerSave = z.strictObject({ staffId: z.nullable(id) })
export type ManagerSave = z.infer<typeof ManagerSave>

export const Colleague = z.object({ id, name: z.string(), roles })

export const AuditEntry = z.object({
  id,
  at: instant,
  actor: z.enum(['customer', 'provider', 'system']),
  actorName: z.string(),
  companyName: z.string(),
  action: z.string(),
  target: z.string(),
  /** The record that it is about, where the provider sees it. */
  record: z.nullable(z.object({ kind: z.enum(taskKinds), id, name: z.string() })),
  /** What it is about where that is no record: a file, a member of staff, an entry of a dictionary. */
  about: z.string(),
  /** Values of the provider's own data that the call changed. */
  changes: z.array(Change),
  address: z.string(),
  reference: z.string(),
})
export const AuditQuery = listQuery({
  filters: {
    actor: z.optional(z.enum(['customer', 'provider', 'system'])),
    action: z.optional(text(100)),
    company: z.optional(text(100)),
    /** The number or title of a record. */
    record: z.optional(text(100)),
    staffId: z.optional(id),
    /** 1: changes of settings alone. */
    isSetting: z.optional(flag),
    atBegin: z.optional(z.iso.date()),
    atEnd: z.optional(z.iso.date()),
  },
  sortable: ['at'],
})
export type AuditQuery = z.infer<typeof AuditQuery>
