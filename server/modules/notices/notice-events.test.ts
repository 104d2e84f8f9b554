import { defaultRules, planOf } from '@quayside/contract/notices/notice-setting.ts'
import { noticeAreas, subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { server as english } from '@quayside/phrases/en-US/server.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { server as simplified } from '@quayside/phrases/zh-CN/server.ts'
import { server as traditional } from '@quayside/phrases/zh-TW/server.ts'
import { describe, expect, it } from 'vitest'
import { noticeEvents } from '../../platform/notices/notice-events.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'

const notices = { 'zh-CN': simplified.notices, 'zh-TW': traditional.notices, 'en-US': english.notices }
const textOf = (locale: keyof typeof notices, event: string) =>
  event
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], notices[locale]) as {
    title: string
    content: string
  }
const paramsOf = (content: string): string[] => [
  ...new Set([...content.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')),
]

describe('every event of every module', () => {
  it.each(noticeEvents)('%s has a text in three languages and leads to a record', (event) => {
    const subject = subjectOf(event)
    expect(noticeAreas).toContain(subject.area)
    expect(subject.leadsTo).not.toEqual([])
    for (const locale of locales) {
      const { title, content } = textOf(locale, event)
      // The settings show the title without its message.
      expect(title, locale).toMatch(/^[^{}]+$/)
      expect(content.length, locale).toBeGreaterThan(0)
      expect(paramsOf(content).toSorted(), locale).toEqual(
        paramsOf(textOf('zh-CN', event).content).toSorted(),
      )
    }
    expect(planOf(event, defaultRules, new Date()).isListed).toBe(true)
  })
})

const app = await sharedApp()
const send = (draft: Parameters<typeof sendNotice>[1]) =>
  app.platform.staff.transaction([], (tx) => sendNotice(tx, draft))

describe('sendNotice', () => {
  it('writes each event so that its member reads it and is led to its record', async () => {
    const { companyId, token } = await app.given.member()
    for (const event of noticeEvents) {
      const params = Object.fromEntries(paramsOf(textOf('zh-CN', event).content).map((name) => [name, 7]))
      const [entity] = subjectOf(event).leadsTo
      await send({
        companyId,
        message: { phrase: event, params },
        record: { entity: entity ?? 'notice', id: '7' },
      })
    }
    const { body } = await app.client('GET system/online/sysMsg', {
      token,
      query: { pageSize: 200, isAsc: 'asc' },
    })
    expect(body.rows.map((row: { title: string }) => row.title)).toEqual(
      noticeEvents.map((event) => textOf('en-US', event).title),
    )
    for (const row of body.rows) {
      expect(row.content).not.toMatch(/[{}]|server\.notices/)
      expect(row.entity).not.toBeNull()
    }
  })

  it.each([
    ['order.unheardOf', 'order', 'has no text'],
    ['order.auditPass', 'supplier', 'leads to supplier'],
    ['order.auditPass', undefined, 'leads to nothing'],
  ] as const)('fails for %s of %s', async (phrase, entity, reason) => {
    const { companyId } = await app.given.member()
    await expect(
      send({ companyId, message: { phrase }, ...(entity !== undefined && { record: { entity, id: '7' } }) }),
    ).rejects.toThrow(reason)
  })
})
