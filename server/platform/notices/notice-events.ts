import { server } from '@quayside/phrases/zh-CN/server.ts'

type Tree = { readonly [name: string]: string | Tree }

function eventsIn(tree: Tree, path: readonly string[]): string[] {
  if (typeof tree['title'] === 'string') return [path.join('.')]
  return Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' ? [] : eventsIn(below, [...path, name]),
  )
}

/** Every event that has a text: the rows of a member's settings. */
export const noticeEvents: readonly string[] = eventsIn(server.notices, [])
const known = new Set(noticeEvents)
export const isNoticeEvent = (event: string): boolean => known.has(event)

/** The event of a message that the provider typed. */
export const typedEvent = 'providerMessage'
