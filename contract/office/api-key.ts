import * as z from 'zod/mini'
import { id, instant, requiredText } from '../kernel/schema.ts'
import { isScope, type Scope } from './scopes.ts'

const scope = z.pipe(
  z.string().check(z.refine(isScope, 'apiKey.scopeUnknown')),
  z.transform((text) => text as Scope),
)

export const ApiKeySave = z.strictObject({
  name: requiredText(60),
  scopes: z.array(scope).check(z.minLength(1, 'selection.empty')),
  requestsAMinute: z._default(z.number().check(z.int(), z.gte(1), z.lte(100_000)), 600),
})
export type ApiKeySave = z.infer<typeof ApiKeySave>

export const ApiKey = z.object({
  id,
  name: z.string(),
  /** The key's first characters. */
  hint: z.string(),
  scopes: z.array(z.string()),
  requestsAMinute: z.number(),
  createdBy: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The only time that the key is shown. */
export const NewApiKey = z.extend(ApiKey, { key: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>
