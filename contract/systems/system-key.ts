import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { code, id, instant, requiredText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { systemKeyState } from './system-key.codes.ts'
import { isKeyScope, systemKeyDays } from './system-key.rules.ts'

/** A key as its company lists it; the key itself is in the hands of the system alone. */
export const SystemKey = z.object({
  id,
  version: z.number(),
  name: z.string(),
  /** The key's first characters. */
  hint: z.string(),
  scopes: z.array(z.string()),
  state: z.number(),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: z.nullable(instant),
  /** Part of the address that it was used from. */
  lastAddress: z.string(),
  revokedBy: z.string(),
  revokedAt: z.nullable(instant),
})
export type SystemKey = z.infer<typeof SystemKey>

export const SystemKeyQuery = listQuery({
  filters: { keyword: z.optional(text(100)), state: z.optional(code(systemKeyState)) },
  sortable: ['createdAt', 'expiresAt', 'lastUsedAt'],
})
export type SystemKeyQuery = z.infer<typeof SystemKeyQuery>

const scope = z.pipe(
  z.string().check(z.refine(isKeyScope, 'systemKey.scopeUnknown')),
  z.transform((given) => given as Permission),
)

export const SystemKeySave = z.strictObject({
  name: requiredText(60),
  days: code(systemKeyDays),
  scopes: z.array(scope).check(z.minLength(1, 'selection.empty'), z.maxLength(500)),
})
export type SystemKeySave = z.infer<typeof SystemKeySave>

/** The only time that the key is answered. */
export const MadeSystemKey = z.object({ id, version: z.number(), key: z.string(), expiresAt: instant })
export type MadeSystemKey = z.infer<typeof MadeSystemKey>
