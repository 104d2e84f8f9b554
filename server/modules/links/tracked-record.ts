import {
  forwarderOrderStateLabel,
  forwarderOrderStateLabels,
} from '@quayside/contract/forwarding/forwarder-order-label.ts'
import {
  forwarderOrderState,
  freightDirection,
  freightMilestone,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatSums } from '@quayside/contract/forwarding/freight-charge.ts'
import { freightRoute } from '@quayside/contract/forwarding/freight-route.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import type { Attachment, TimelineEntry } from '@quayside/contract/kernel/record.ts'
import type { RouteLine } from '@quayside/contract/kernel/route-line.ts'
import type { LinkedEntity } from '@quayside/contract/links/link.rules.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { trackingKind } from '@quayside/contract/orders/order-delivery.codes.ts'
import { orderRoute } from '@quayside/contract/orders/order-route.ts'
import { orderStateLabels } from '@quayside/contract/orders/order-state-label.ts'
import { inboundRoute } from '@quayside/contract/warehouse/inbound-route.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Platform } from '../../platform/platform.ts'
import { codeText } from '../../platform/records/code-text.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Texts } from '../../platform/texts.ts'
import { forwarderOrders } from '../forwarding/forwarder-orders.ts'
import { readLogistics } from '../orders/get-logistics.ts'
import { readDetail } from '../orders/order-detail.ts'
import { inbounds } from '../warehouse/inbounds.ts'

/** Something that happened to the goods. */
type TrackedNews = {
  readonly at: string
  readonly text: string
  readonly place: string
  readonly isProblem?: boolean
}

/** What a tracking link shows of its record. */
export type TrackedRecord = {
  readonly number: string
  readonly state: string
  readonly route: RouteLine | undefined
  readonly nameOf: (stop: string) => string
  readonly news: readonly TrackedNews[]
  readonly packages: string
  readonly grossWeight: string
  /** The amount has its currency beside it. */
  readonly amount: string
  readonly attachments: readonly Attachment[]
}

export type TrackedBy = {
  readonly platform: Platform
  readonly read: Reader
  readonly locale: Locale
  readonly text: Texts
}
type Key = { readonly companyId: string; readonly id: string }

/** The states that mean something to who waits for the goods. */
const shownOrderStates: ReadonlySet<string> = new Set([
  'audited',
  'received',
  'declared',
  'cleared',
  'departed',
  'dispatched',
  'arrived',
  'signed',
])
const shownInboundStates: ReadonlySet<string> = new Set(['submitted', 'received', 'inspected', 'stored'])

const newsOf = (
  timeline: readonly TimelineEntry[],
  shown: ReadonlySet<string>,
  textOf: (state: string) => string,
): TrackedNews[] =>
  timeline
    .filter(({ toState, fromState }) => shown.has(toState) && toState !== fromState)
    .map(({ at, toState }) => ({ at, text: textOf(toState), place: '' }))

const newestFirst = (news: readonly TrackedNews[]): TrackedNews[] =>
  news.toSorted((a, b) => (a.at < b.at ? 1 : -1))

async function trackOrder(
  { platform, read, locale, text }: TrackedBy,
  { companyId, id }: Key,
): Promise<TrackedRecord> {
  const { toDetail } = await readDetail(read, companyId, id, locale)
  const order = toDetail(platform.personalData)
  const { logistics } = await readLogistics(read, companyId, id)
  const stateText = (state: string): string => text(`codes.${orderState.name}.${state}`)
  return {
    number: order.orderNo,
    state: codeText(text, orderStateLabels, order.stateLabel),
    route: orderRoute(order, orderKind.keyOf(order.modelType) ?? 'import', platform.clock.today()),
    nameOf: (stop) => text(`server.linkStops.${stop}`),
    news: newestFirst([
      ...newsOf(order.timeline, shownOrderStates, stateText),
      ...logistics.tracking.map(({ at, kind, place, note }) => ({
        at,
        text: [codeText(text, trackingKind, kind), note].filter(Boolean).join(' · '),
        place,
        isProblem: kind === trackingKind.codes.exception,
      })),
    ]),
    packages: order.packages > 0 ? String(order.packages) : '',
    grossWeight: Number(order.grossWeight) > 0 ? order.grossWeight : '',
    amount: `${order.currency} ${formatAmount(order.orderAmount)}`.trim(),
    attachments: order.attachments,
  }
}

async function trackInbound(by: TrackedBy, key: Key): Promise<TrackedRecord> {
  const { text, platform } = by
  const inbound = await inbounds.review(key, by)
  return {
    number: inbound.number,
    state: codeText(text, inboundState, inbound.state),
    route: inboundRoute(inbound, platform.clock.today()),
    nameOf: (stop) => text(`server.linkStops.${stop}`),
    news: newsOf(inbound.timeline, shownInboundStates, (state) =>
      text(`codes.${inboundState.name}.${state}`),
    ),
    packages: inbound.packages > 0 ? String(inbound.packages) : '',
    grossWeight: Number(inbound.grossWeight) > 0 ? inbound.grossWeight : '',
    amount: '',
    attachments: inbound.attachments,
  }
}

async function trackFreight(by: TrackedBy, key: Key): Promise<TrackedRecord> {
  const { text, platform } = by
  const order = await forwarderOrders.review(key, by)
  const direction = order.direction === freightDirection.codes.export ? 'export' : 'import'
  const label = forwarderOrderStateLabel(forwarderOrderState.keyOf(order.state) ?? 'draft', direction)
  return {
    number: order.number,
    state: codeText(text, forwarderOrderStateLabels, label),
    route: freightRoute(order.milestones, platform.clock.today()),
    nameOf: (stop) => text(`codes.${freightMilestone.name}.${stop}`),
    news: newestFirst(
      order.milestones.flatMap(({ kind, actualAt, note }) =>
        actualAt === null
          ? []
          : [{ at: actualAt, text: text(`codes.${freightMilestone.name}.${kind}`), place: note }],
      ),
    ),
    packages: order.quantity ?? '',
    grossWeight: order.grossWeight ?? '',
    amount: formatSums(order.totals),
    attachments: order.attachments,
  }
}

const track = {
  order: trackOrder,
  inbound: trackInbound,
  forwarderOrder: trackFreight,
} as const satisfies Record<LinkedEntity, (by: TrackedBy, key: Key) => Promise<TrackedRecord>>
export const trackedRecord = (by: TrackedBy, entity: LinkedEntity, key: Key): Promise<TrackedRecord> =>
  track[entity](by, key)
