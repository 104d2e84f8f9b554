import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag, flagCode, savedKey } from '../kernel/record.ts'
import { code, id, instant, requiredText } from '../kernel/schema.ts'
import { systemEventKindNames } from './system-event.ts'
import { systemDeliveryState } from './system-webhook.codes.ts'

/** Addresses of one company. */
export const systemWebhooksAtMost = 10
/** A delivery is tried so often, with pauses that double from ten seconds up to an hour. */
export const systemDeliveryAttempts = 12
/** After so many hours without a delivery that was taken an address is stopped. */
export const systemWebhookPatience = 72
/** How long the log reaches back, in days. */
export const systemDeliveryDays = 30

export const SystemWebhook = z.object({
  id,
  version: z.number(),
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.string()),
  isEnabled: flagCode,
  state: z.number(),
  lastSentAt: z.nullable(instant),
  lastFailedAt: z.nullable(instant),
  /** Deliveries that wait for an attempt. */
  waiting: z.number(),
  createdBy: z.string(),
  createdAt: instant,
})
export type SystemWebhook = z.infer<typeof SystemWebhook>

export const SystemWebhookQuery = listQuery({ filters: {}, sortable: ['createdAt'] })
export type SystemWebhookQuery = z.infer<typeof SystemWebhookQuery>

export const SystemWebhookSave = z.strictObject({
  ...savedKey,
  name: requiredText(60),
  url: requiredText(500),
  kinds: z.array(z.enum(systemEventKindNames)).check(z.minLength(1, 'selection.empty'), z.maxLength(100)),
  isEnabled: z._default(flag, 1),
})
export type SystemWebhookSave = z.infer<typeof SystemWebhookSave>

/** The secret signs what is sent; it is answered when the address is added, and empty later. */
export const SavedSystemWebhook = z.object({ id, version: z.number(), secret: z.string() })
export type SavedSystemWebhook = z.infer<typeof SavedSystemWebhook>

/** How the test message ended: the status of the answer, or why there was none. */
export const SystemWebhookTest = z.object({
  isTaken: flagCode,
  status: z.nullable(z.number()),
  error: z.string(),
})
export type SystemWebhookTest = z.infer<typeof SystemWebhookTest>

export const SystemDelivery = z.object({
  id,
  state: z.number(),
  kind: z.string(),
  recordId: id,
  number: z.string(),
  event: z.string(),
  attempts: z.number(),
  /** The status of the last answer; none where nothing answered. */
  status: z.nullable(z.number()),
  error: z.string(),
  nextAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  createdAt: instant,
})
export type SystemDelivery = z.infer<typeof SystemDelivery>

export const SystemDeliveryQuery = listQuery({
  filters: { webhookId: id, state: z.optional(code(systemDeliveryState)) },
  sortable: ['createdAt'],
})
export type SystemDeliveryQuery = z.infer<typeof SystemDeliveryQuery>

export const SystemReplay = z.strictObject({ since: instant })
export type SystemReplay = z.infer<typeof SystemReplay>
