import { addressOfNotice } from '@quayside/contract/notice-page.ts'
import { type NoticeTarget, subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { server } from '@quayside/phrases/zh-CN/server.ts'
import { describe, expect, it } from 'vitest'

type Tree = { readonly [name: string]: string | Tree }
const eventsIn = (tree: Tree, path: readonly string[]): string[] =>
  typeof tree['title'] === 'string'
    ? [path.join('.')]
    : Object.entries(tree).flatMap(([name, below]) =>
        typeof below === 'string' ? [] : eventsIn(below, [...path, name]),
      )
const events = eventsIn(server.notices, [])

/** Pages that are about the company or the reader themselves, and have one content. */
const wholePages: ReadonlySet<NoticeTarget> = new Set([
  'agreement',
  'company',
  'member',
  'statement',
  'debt',
  'expiringStock',
  'notice',
  'rate',
  'membership',
  'colleague',
  'systemKey',
  'systemWebhook',
])

describe('a message', () => {
  it.each(events)('of %s leads to its record', (event) => {
    for (const entity of subjectOf(event).leadsTo) {
      const address = addressOfNotice({ entity, entityId: '4711', event, orderNo: null }) ?? ''
      expect(address, entity).toMatch(/^\/\w+/)
      if (!wholePages.has(entity)) expect(address, entity).toMatch(/[?&]\w+=4711\b/)
      const list = addressOfNotice({ entity, entityId: null, event, orderNo: null }) ?? ''
      expect(list, entity).toMatch(/^\/\w+/)
      if (!wholePages.has(entity)) expect(list, entity).not.toBe(address)
    }
  })
})
