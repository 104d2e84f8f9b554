import * as z from 'zod/mini'
import { codeList, type KeyOf } from '../kernel/codes.ts'
import { isRealDate, optionalText } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { linkKind, linkReplyKind } from './link.codes.ts'

/** The records that links open. */
export const linkedEntities = ['order', 'inbound', 'forwarderOrder'] as const
export type LinkedEntity = (typeof linkedEntities)[number]
/** By which permission a linked record is read; that of an order follows from its kind. */
export const linkedRecordPermission = {
  inbound: 'logistics-inbound-list',
  forwarderOrder: 'logistics-freightOrder-list',
} as const satisfies Readonly<Record<Exclude<LinkedEntity, 'order'>, Permission>>
type LinkKindKey = KeyOf<typeof linkKind>

/** A freight order names no warehouse that a supplier could deliver to. */
const kindsOf: Readonly<Record<LinkedEntity, readonly LinkKindKey[]>> = {
  order: ['tracking', 'supplier'],
  inbound: ['tracking', 'supplier'],
  forwarderOrder: ['tracking'],
}
export const linkKindsOf = (entity: LinkedEntity): readonly LinkKindKey[] => kindsOf[entity]

/** Announced goods have no price; a supplier is never shown one. */
export const mayShowPrices = (entity: LinkedEntity, kind: number): boolean =>
  entity !== 'inbound' && kind === linkKind.codes.tracking

/** How long a link may be valid. */
export const linkDays = codeList('linkDays', { week: 7, month: 30, quarter: 90 })

export const linkFilesAtMost = 50
/** Active links of one record. */
export const linksAtMost = 50
/** Replies of one link that wait for a decision. */
export const repliesAtMost = 40

/** Where a taken file is attached: a kind of the record's documents. */
const documents: Readonly<Record<'order' | 'inbound', Readonly<Record<number, string>>>> = {
  order: {
    [linkReplyKind.codes.packingList]: 'packing-list',
    [linkReplyKind.codes.invoice]: 'commercial-invoice',
  },
  inbound: { [linkReplyKind.codes.packingList]: 'packing-list' },
}
export const documentOfReply = (entity: LinkedEntity, kind: number): string =>
  (entity === 'forwarderOrder' ? undefined : documents[entity][kind]) ?? 'other'

/** What a supplier sends besides its file. */
export const ReplyFile = z.strictObject({
  kind: z.enum(['1', '2', '3']),
  note: optionalText(300),
})

/** As a browser's field for date and time gives it: `2026-11-20T14:30`. */
export const ReplyTime = z.strictObject({
  time: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}[T ]([01]\d|2[0-3]):[0-5]\d$/, { error: 'order.appointment', abort: true }),
    z.refine((time) => isRealDate(time.slice(0, 10)), 'order.appointment'),
    z.overwrite((time) => time.replace('T', ' ')),
  ),
  note: optionalText(300),
})
export type ReplyTime = z.infer<typeof ReplyTime>

/** `/t/…` follows goods, `/s/…` is a supplier's; the secret is 128 random bits in base64url. */
export const linkPaths = { tracking: '/t/', supplier: '/s/' } as const satisfies Record<LinkKindKey, string>
export const linkPath = (kind: number, secret: string): string =>
  `${linkPaths[linkKind.keyOf(kind) ?? 'tracking']}${secret}`

/** Enough to tell offices apart, too little to find a person: three of four numbers, or a provider's part of IPv6. */
export function coarseAddress(address: string): string {
  const four = /(?:^|:)(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(address)
  if (four) return `${four[1]}.${four[2]}.${four[3]}.*`
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}:*` : ''
}

/** The first that fits; programs that fetch a preview name themselves. */
const families: readonly (readonly [string, RegExp])[] = [
  ['Bot', /bot|spider|crawl|preview|curl|wget|python|java\//i],
  ['WeChat', /MicroMessenger/],
  ['DingTalk', /DingTalk/],
  ['Feishu', /Lark|Feishu/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]
export const agentFamily = (userAgent: string): string =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? ''
