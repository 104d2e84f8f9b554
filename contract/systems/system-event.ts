import * as z from 'zod/mini'
import type { Entity } from '../kernel/entities.ts'
import { id, instant } from '../kernel/schema.ts'

/**
 * What a company's own systems can be told of: what happens to these records, whose timelines the portal shows to the
 * same company. The first part of the permissions is the area under which each is chosen.
 */
export const systemEventKinds = {
  order: 'order',
  orderChange: 'order',
  declaration: 'customs',
  taxBill: 'customs',
  paymentApplication: 'finance',
  fee: 'finance',
  feeDispute: 'finance',
  cashVoucher: 'finance',
  announcedTransfer: 'finance',
  salesInvoice: 'tax',
  inputInvoice: 'tax',
  inbound: 'logistics',
  outbound: 'logistics',
  goodsPickup: 'logistics',
  stockDifference: 'logistics',
  forwarderEnquiry: 'logistics',
  forwarderQuotation: 'logistics',
  forwarderOrder: 'logistics',
  labelOrder: 'services',
  serviceOrder: 'services',
  approvalOrder: 'approval',
  supplier: 'business',
  classificationRequest: 'product',
  consultation: 'home',
} as const satisfies Partial<Record<Entity, string>>
export type SystemEventKind = keyof typeof systemEventKinds
export const systemEventKindNames = Object.keys(systemEventKinds) as [SystemEventKind, ...SystemEventKind[]]

/** One event as a system receives it: ids, numbers and states. What else it needs it reads from the record. */
export const SystemEvent = z.object({
  /** Grows from one event to the next; the numbers between belong to others. */
  position: z.string(),
  kind: z.string(),
  recordId: id,
  /** Empty where such a record has none. */
  number: z.string(),
  event: z.string(),
  fromState: z.string(),
  toState: z.string(),
  actor: z.enum(['customer', 'provider', 'system']),
  at: instant,
})
export type SystemEvent = z.infer<typeof SystemEvent>

const position = z.string().check(z.regex(/^\d{1,18}$/, 'field.number'))

/** Without `after` there are no events: the answer says where to go on from now. */
export const SystemEventsQuery = z.strictObject({ after: z.optional(position) })
export type SystemEventsQuery = z.infer<typeof SystemEventsQuery>

export const SystemEvents = z.object({
  events: z.array(SystemEvent),
  /** What `after` is in the next question. */
  cursor: z.string(),
  hasMore: z.boolean(),
})
export type SystemEvents = z.infer<typeof SystemEvents>
