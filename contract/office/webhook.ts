import * as z from 'zod/mini'
import { id, instant, requiredText } from '../kernel/schema.ts'

const names = z._default(z.array(requiredText(60)).check(z.maxLength(50)), [])

export const WebhookSave = z.strictObject({
  url: z.string().check(z.trim(), z.maxLength(500), z.minLength(1, 'field.required')),
  /** Which events: of these entities and of these transitions; all where left out. */
  entities: names,
  transitions: names,
})
export type WebhookSave = z.infer<typeof WebhookSave>

export const Webhook = z.object({
  id,
  url: z.string(),
  entities: z.array(z.string()),
  transitions: z.array(z.string()),
  createdAt: instant,
})
export type Webhook = z.infer<typeof Webhook>

/** The only time that the secret is shown. */
export const NewWebhook = z.extend(Webhook, { secret: z.string() })
export type NewWebhook = z.infer<typeof NewWebhook>

/** An event that could not be delivered; later events of the same record wait for it. */
export const DeadLetter = z.object({
  id,
  webhookId: id,
  url: z.string(),
  keyName: z.string(),
  position: z.string(),
  entity: z.string(),
  entityId: id,
  transition: z.string(),
  attempts: z.number(),
  lastError: z.string(),
  createdAt: instant,
})
export type DeadLetter = z.infer<typeof DeadLetter>
