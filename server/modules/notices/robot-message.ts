import { addressOfNotice, togetherBy } from '@quayside/contract/notice-page.ts'
import { mostEntries } from '@quayside/contract/notices/robot.rules.ts'
import { orderNoOf } from '../../platform/notices/message.ts'
import { typedEvent } from '../../platform/notices/notice-events.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Texts } from '../../platform/texts.ts'
import type { Card } from './robot-cards.ts'
import { robotText } from './robot-text.ts'

export type RobotMessage = {
  readonly phrase: string | null
  readonly params: unknown
  readonly title: string
  readonly content: string
  readonly entity: string | null
  readonly entity_id: string | null
  readonly count: number
}

/** What a card says of the messages that it has; `title` where they are more than one. */
export function cardOf(
  { config: { publicUrl } }: Platform,
  text: Texts,
  messages: readonly RobotMessage[],
  { hasPrices, title }: { readonly hasPrices: boolean; readonly title: string },
): Omit<Card, 'more' | 'product'> {
  const entries = messages.slice(0, mostEntries).map((message) => {
    const { entity, entity_id: entityId, phrase: event, params } = message
    const address = addressOfNotice({ entity, entityId, event, orderNo: orderNoOf(params) })
    const link = publicUrl && address ? new URL(address, publicUrl).href : undefined
    return { ...robotText(text, message, hasPrices), link }
  })
  return { title: messages.length === 1 ? (entries[0]?.title ?? '') : title, entries }
}

export const countOf = (messages: readonly RobotMessage[]): number =>
  messages.reduce((total, { count }) => total + count, 0)

/** One message for each kind of what a digest collected, as if one request had sent them all. */
export const byKind = (messages: readonly RobotMessage[]): RobotMessage[] =>
  [
    ...Map.groupBy(
      messages,
      ({ phrase, entity, params }) => `${phrase} ${togetherBy({ entity, orderNo: orderNoOf(params) })}`,
    ).values(),
  ].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return group
    const isOfOne = group.every((each) => each.entity_id === first.entity_id)
    return [
      {
        ...first,
        // What the provider typed has no text of the product: its titles stand for it.
        ...(first.phrase === null && { phrase: typedEvent, params: { content: first.title } }),
        entity_id: isOfOne ? first.entity_id : null,
        count: countOf(group),
      },
    ]
  })
