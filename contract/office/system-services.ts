import * as z from 'zod/mini'
import { daysBetween, shanghaiDate } from '../kernel/days.ts'
import { date, instant } from '../kernel/schema.ts'

/** What the installation talks to, and who talks to it. */
export const serviceNames = [
  'mail',
  'sms',
  'files',
  'ratesBoc',
  'ratesSafe',
  'ratesCustoms',
  'erp',
  'webhooks',
  'systems',
  'robots',
  'push',
] as const
export type ServiceName = (typeof serviceNames)[number]

export const ExternalService = z.object({
  name: z.enum(serviceNames),
  /** How it is connected; empty where it is not. */
  via: z.enum(['', 'smtp', 'outbox', 'webhook', 'alibaba', 's3', 'disk', 'page', 'hand', 'keys', 'https']),
  /** How many keys, addresses, groups or browsers there are, where there may be several. */
  users: z.nullable(z.number()),
  /** When it last did its work. */
  lastAt: z.nullable(instant),
  /** The newest day of published rates. */
  lastDay: z.nullable(date),
  waiting: z.number(),
  oldestMinutes: z.number(),
  failed: z.number(),
})
export type ExternalService = z.infer<typeof ExternalService>

/** A holiday of the banks lasts eight days at most; customs publishes once a month. */
const rateDays: Readonly<Partial<Record<ServiceName, number>>> = {
  ratesBoc: 10,
  ratesSafe: 10,
  ratesCustoms: 40,
}
const waitingMinutes = 30

/** Set up by the customers themselves, who are told of what fails. */
const ownedByCustomers: ReadonlySet<ServiceName> = new Set(['systems', 'robots', 'push'])

export type ServiceState = 'off' | 'idle' | 'good' | 'wrong'

/** Whether a service does its work, as far as what the installation has sent and received tells. */
export function serviceState(service: ExternalService, now: Date): ServiceState {
  const { name, via, users, lastAt, lastDay, failed, oldestMinutes } = service
  const { [name]: mostDays } = rateDays
  if (mostDays !== undefined) {
    if (lastDay === null) return 'idle'
    return daysBetween(lastDay, shanghaiDate(now)) > mostDays ? 'wrong' : 'good'
  }
  // The outbox is a file of this machine: what is written there reaches no telephone.
  if (via === '' || via === 'outbox' || users === 0) return 'off'
  if (!ownedByCustomers.has(name) && (failed > 0 || oldestMinutes > waitingMinutes)) return 'wrong'
  return lastAt === null ? 'idle' : 'good'
}
