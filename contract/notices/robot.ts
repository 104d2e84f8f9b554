import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, detailShape, flag, savedKey } from '../kernel/record.ts'
import { code, instant, optionalText, requiredText, text } from '../kernel/schema.ts'
import { digestTime, quietHours } from './notice-setting.ts'
import { robotFault, robotKind, robotLanguage } from './robot.codes.ts'

const mostEvents = 500
const eventNames = z.array(text(80)).check(z.minLength(1, 'robot.eventsMissing'), z.maxLength(mostEvents))

/** A company has few groups; more robots than this are a mistake. */
export const mostRobots = 20

export const robotColumns = {
  name: { kind: 'text', save: requiredText(60), sort: 'pinyin' },
  kind: { kind: 'code', codes: robotKind, save: code(robotKind), sort: 'plain' },
  isEnabled: { kind: 'flag', save: z._default(flag, 1), sort: 'plain' },
  /** The host and the end of the address: whoever knows the whole can post to the group. */
  addressHint: { kind: 'text' },
  /** Whether its cards are signed; the secret itself is never answered. */
  hasSecret: { kind: 'flag' },
  locale: { kind: 'text', save: code(robotLanguage), sort: 'plain' },
  hasPrices: { kind: 'flag', save: z._default(flag, 0) },
  /** The events that it posts. */
  events: { kind: 'text', isComputed: true, row: z.array(z.string()), save: eventNames },
  /** What happens in these hours is posted when they are over. */
  quiet: { kind: 'text', isComputed: true, row: quietHours, save: z._default(quietHours, null) },
  /** What happens is collected, and posted as one card. */
  digest: { kind: 'text', isComputed: true, row: digestTime, save: z._default(digestTime, null) },
  lastSentAt: { kind: 'instant', isJoined: true, isNullable: true },
  lastFailedAt: { kind: 'instant', isJoined: true, isNullable: true },
  /** The fault of the last attempt, where it failed. */
  fault: { kind: 'text', isJoined: true, isNullable: true },
  /** The number that the chat's server gave, for its own documentation. */
  faultCode: { kind: 'text', isJoined: true, isNullable: true },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(robotColumns)

export const Robot = z.object(shapes.row)
export type Robot = z.infer<typeof Robot>

export const RobotDetail = z.extend(Robot, detailShape)
export type RobotDetail = z.infer<typeof RobotDetail>

/** Address and secret that are left empty stay as they are; a new address comes with its own secret, or without one. */
export const RobotSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  webhook: optionalText(500),
  secret: optionalText(200),
})
export type RobotSave = z.infer<typeof RobotSave>

export const RobotQuery = listQuery({
  filters: { keyword: z.optional(text(100)), kind: z.optional(code(robotKind)), ...createdRange },
  sortable: shapes.sortable,
})
export type RobotQuery = z.infer<typeof RobotQuery>

/** What a robot can post, in the order of the areas. */
export const RobotEvent = z.object({ event: z.string(), area: z.string(), title: z.string() })
export type RobotEvent = z.infer<typeof RobotEvent>

/** How the test message ended; without a fault it arrived. */
export const RobotTest = z.object({
  fault: z.nullable(z.enum(robotFault.keys)),
  faultCode: z.string(),
  at: instant,
})
export type RobotTest = z.infer<typeof RobotTest>
