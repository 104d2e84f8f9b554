import type { Permission } from '@quayside/contract/permissions.ts'

export type Message = {
  readonly event: string
  readonly sType: number
  /** Null for a message as the provider typed it. */
  readonly phrase: string | null
  readonly params: Readonly<Record<string, string | number>>
  readonly title: string
  readonly content: string
  readonly entity: string | null
  readonly entityId: string | null
  readonly files?: NoticeFiles | undefined
}

/** Files that an e-mail of the message carries, to those who may see them. */
export type NoticeFiles = { readonly ids: readonly string[]; readonly permission: Permission }

/** A message as the tables of what is to be sent have it. */
export const messageColumns = ({ phrase, params, title, content, entity, entityId }: Message) => ({
  phrase,
  params,
  title,
  content,
  entity,
  entity_id: entityId,
})

/** The order that a message names. */
export function orderNoOf(params: unknown): string | null {
  const orderNo = typeof params === 'object' && params !== null && 'orderNo' in params ? params.orderNo : null
  return typeof orderNo === 'string' ? orderNo : null
}
