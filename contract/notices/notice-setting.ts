import * as z from 'zod/mini'
import { addDays, shanghaiDate, shanghaiInstant, shanghaiMinute, weekdayOf } from '../kernel/days.ts'
import type { Finding } from '../kernel/refusal.ts'
import { text } from '../kernel/schema.ts'
import { subjectOf } from './notice-subjects.ts'

/** They stand in the order of the settings' columns. */
export const noticeChannels = ['message', 'toast', 'browser', 'push', 'sms', 'email'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
const channels = z.array(z.enum(noticeChannels)).check(z.maxLength(noticeChannels.length))

/** A time of the day in Shanghai. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.time'))
export const quietHours = z.nullable(z.strictObject({ begin: time, end: time }))
export type QuietHours = z.infer<typeof quietHours>
/** E-mails are collected and sent as one, each day or on Mondays; push messages too where that is chosen. */
const digestShape = { every: z.enum(['day', 'week']), at: time }
export const digestTime = z.nullable(z.strictObject(digestShape))
export type DigestTime = z.infer<typeof digestTime>
const digest = z.nullable(z.object({ ...digestShape, isPushed: z.boolean() }))

const mostEvents = 500
export const NoticeSettingSave = z.strictObject({
  events: z.array(z.strictObject({ event: text(80), channels })).check(z.maxLength(mostEvents)),
  quiet: quietHours,
  digest: z.nullable(z.strictObject({ ...digestShape, isPushed: z._default(z.boolean(), false) })),
  pushesAmounts: z._default(z.boolean(), false),
})
export type NoticeSettingSave = z.infer<typeof NoticeSettingSave>

export const NoticeSetting = z.object({
  events: z.array(
    z.object({
      event: z.string(),
      area: z.string(),
      /** The name is in the reader's language. */
      title: z.string(),
      channels,
      /** Whether its message cannot be turned off. */
      isKept: z.boolean(),
    }),
  ),
  quiet: quietHours,
  digest,
  /** Whether push messages may name amounts and typed texts, which a locked screen shows to anybody. */
  pushesAmounts: z.boolean(),
  /** Whether this server sends e-mail, and whether the member has an address. */
  isMailConfigured: z.boolean(),
  hasEmail: z.boolean(),
})
export type NoticeSetting = z.infer<typeof NoticeSetting>

/** What a member chose; an event without an entry is sent by its default channels. */
export type NoticeRules = {
  readonly channels: Readonly<Record<string, readonly NoticeChannel[]>>
  readonly quiet: NoticeSetting['quiet']
  readonly digest: NoticeSetting['digest']
}
export const defaultRules: NoticeRules = { channels: {}, quiet: null, digest: null }

export const defaultChannels = (event: string): NoticeChannel[] => [
  'message',
  'toast',
  'browser',
  'push',
  ...(subjectOf(event).isTexted ? (['sms'] as const) : []),
  ...(subjectOf(event).mailed?.includes(event.split('.')[1] ?? '') ? (['email'] as const) : []),
]

/** Leaves the portal, and waits for the end of quiet hours. */
type SentChannel = Extract<NoticeChannel, 'push' | 'sms' | 'email'>
const isSentLater = (channel: NoticeChannel): channel is SentChannel =>
  channel === 'push' || channel === 'sms' || channel === 'email'

/** What an open page is told of: a browser that gets push messages shows no second notification. */
export type ShownChannel = Extract<NoticeChannel, 'toast' | 'browser' | 'push'>
const isShown = (channel: NoticeChannel): channel is ShownChannel =>
  channel === 'toast' || channel === 'browser' || channel === 'push'

/** A toast and a browser's notification show the message; without it there is nothing to show. */
export function allowedChannels(event: string, chosen: readonly NoticeChannel[]): NoticeChannel[] {
  const hasMessage = chosen.includes('message') || subjectOf(event).isKept === true
  return noticeChannels.filter((channel) => {
    if (channel === 'message') return hasMessage
    return chosen.includes(channel) && (hasMessage || isSentLater(channel))
  })
}

export const channelsOf = (event: string, rules: NoticeRules): NoticeChannel[] =>
  allowedChannels(event, rules.channels[event] ?? defaultChannels(event))

type NoticePlan = {
  readonly isListed: boolean
  /** At once, in an open browser. */
  readonly shows: readonly ShownChannel[]
  readonly due: readonly { readonly channel: SentChannel; readonly at: Date }[]
}

/**
 * By which channels an event reaches a member, and when. In quiet hours nothing appears; the rest waits for their end.
 * What is urgent waits for nothing.
 */
export function planOf(event: string, rules: NoticeRules, now: Date): NoticePlan {
  const chosen = channelsOf(event, rules)
  const { isUrgent = false } = subjectOf(event)
  const isQuiet = !isUrgent && endOfQuiet(rules.quiet, now) !== undefined
  const isCollected = (channel: SentChannel): boolean =>
    channel === 'email' || (channel === 'push' && rules.digest?.isPushed === true)
  const at = (channel: SentChannel): Date =>
    departureOf(event, { quiet: rules.quiet, digest: isCollected(channel) ? rules.digest : null }, now).at
  return {
    isListed: chosen.includes('message'),
    shows: isQuiet ? [] : chosen.filter(isShown),
    due: chosen.filter(isSentLater).map((channel) => ({ channel, at: at(channel) })),
  }
}

/** What holds back that which leaves the portal. */
type HoldingRules = { readonly quiet: QuietHours; readonly digest: DigestTime }

/** When an event leaves the portal, and whether a digest collects it. A digest is sent at its time, also in quiet hours. */
export function departureOf(
  event: string,
  { quiet, digest: collecting }: HoldingRules,
  now: Date,
): { readonly at: Date; readonly isCollected: boolean } {
  if (subjectOf(event).isUrgent) return { at: now, isCollected: false }
  if (collecting) return { at: nextDigest(collecting, now), isCollected: true }
  return { at: endOfQuiet(quiet, now) ?? now, isCollected: false }
}

/** Hours that begin when they end would be all day. */
export const quietFindings = (hours: QuietHours): Finding<'notice.quietEmpty'>[] =>
  hours && hours.begin === hours.end ? [{ code: 'notice.quietEmpty', path: 'quiet.end' }] : []

/** The next moment after `now` when it is `clock` in Shanghai. */
function nextAt(clock: string, now: Date): Date {
  const today = shanghaiDate(now)
  const next = shanghaiInstant(`${today} ${clock}`)
  return next > now ? next : shanghaiInstant(`${addDays(today, 1)} ${clock}`)
}

const clockOf = (now: Date): string => shanghaiMinute(now).slice(11)

/** When the quiet hours that hold now are over. They may pass midnight. */
export function endOfQuiet(hours: QuietHours, now: Date): Date | undefined {
  if (!hours) return undefined
  const { begin, end } = hours
  const clock = clockOf(now)
  const isQuiet = begin < end ? clock >= begin && clock < end : clock >= begin || clock < end
  return isQuiet ? nextAt(end, now) : undefined
}

function nextDigest({ every, at }: NonNullable<DigestTime>, now: Date): Date {
  const next = nextAt(at, now)
  if (every !== 'week') return next
  const day = shanghaiDate(next)
  return shanghaiInstant(`${addDays(day, (8 - weekdayOf(day)) % 7)} ${at}`)
}
