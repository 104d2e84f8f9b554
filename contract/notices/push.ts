import * as z from 'zod/mini'
import { id, instant, text } from '../kernel/schema.ts'
import { pushFault } from './push.codes.ts'

/** A browser that gets push messages of the calling member. */
export const PushDevice = z.object({
  id,
  userAgent: z.string(),
  /** The host of its push service. */
  service: z.string(),
  createdAt: instant,
  lastSentAt: z.nullable(instant),
  /** The fault of the last attempt, where it failed. */
  fault: z.nullable(z.enum(pushFault.keys)),
})
export type PushDevice = z.infer<typeof PushDevice>

export const PushDevices = z.object({
  /** The server's public key, by which a browser subscribes. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
})
export type PushDevices = z.infer<typeof PushDevices>

/** As the browser's PushSubscription gives it. */
export const PushSubscribe = z.strictObject({
  endpoint: text(1000),
  keys: z.strictObject({ p256dh: text(100), auth: text(100) }),
})
export type PushSubscribe = z.infer<typeof PushSubscribe>

/** How the test message ended; without a fault the push service took it. */
export const PushTest = z.object({ fault: z.nullable(z.enum([...pushFault.keys, 'gone'])) })
export type PushTest = z.infer<typeof PushTest>
