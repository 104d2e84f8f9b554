import { refusals } from '@quayside/contract/all-refusals.ts'
import { linksAtMost } from '@quayside/contract/links/link.rules.ts'
import { mostDevices } from '@quayside/contract/notices/push.rules.ts'
import { mostRobots } from '@quayside/contract/notices/robot.ts'
import { whatIfsAtMost } from '@quayside/contract/reports/saved-what-if.ts'
import { noChange } from '@quayside/contract/reports/what-if.ts'
import { keyScopes, systemKeysAtMost } from '@quayside/contract/systems/system-key.rules.ts'
import { systemWebhooksAtMost } from '@quayside/contract/systems/system-webhook.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { givenDeclarable } from '../modules/customs/customs.testing.ts'
import { linkForm, tryLink } from '../modules/links/links.testing.ts'
import { startPushSink } from '../modules/notices/push-sink.testing.ts'
import { runsAtMost } from '../modules/reports/start-run.ts'
import { testApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'

const sink = await startPushSink()
afterAll(() => sink.close())
const app = await testApp({ environment: { WEBHOOKS_ALLOW_PRIVATE: 'on', PUSH_HOSTS: sink.host } })
const member = await app.given.member()
const { token } = member
const { id: orderId } = await givenDeclarable(app, member)

const robot = (number: number) => ({
  name: `Group ${number}`,
  kind: 0,
  webhook: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=7f0c1c2e-1111-4222-8333-444455556666',
  secret: '',
  locale: 'en-US',
  events: ['order.auditPass'],
})
await app.platform.staff.transaction([], (tx) =>
  tx
    .insertInto('rate')
    .values({ source: 'safe', currency: 'USD', day: '2026-01-02', middle: '7.1' })
    .execute(),
)

type Limit = { readonly most: number; readonly add: (number: number) => Promise<TestAnswer> }
/** By its refusal: what a company or one of its records has at most so many of, and how one is added. */
const limits: Readonly<Record<string, Limit>> = {
  'shareLink.tooMany': {
    most: linksAtMost,
    add: () => tryLink(app, { token }, linkForm('order', orderId)),
  },
  'systemKey.tooMany': {
    most: systemKeysAtMost,
    add: (number) =>
      app.client('POST base/online/systemKey/save', {
        token,
        body: { name: `SAP ${number}`, days: 365, scopes: [keyScopes[0]] },
      }),
  },
  'systemWebhook.tooMany': {
    most: systemWebhooksAtMost,
    add: (number) =>
      app.client('POST base/online/systemWebhook/save', {
        token,
        body: { name: `Kingdee ${number}`, url: 'http://127.0.0.1:9/events', kinds: ['order'] },
      }),
  },
  'robot.tooMany': {
    most: mostRobots,
    add: (number) => app.client('POST base/online/robot/save', { token, body: robot(number) }),
  },
  'report.tooManyWhatIfs': {
    most: whatIfsAtMost,
    add: (number) =>
      app.client('POST report/online/whatIf/save', {
        token,
        body: { orderId, name: `Case ${number}`, variants: [{ ...noChange, quantity: '200' }] },
      }),
  },
  'report.tooManyRuns': {
    most: runsAtMost,
    add: () =>
      app.client('POST report/online/run/start', {
        token,
        body: { reportNo: 'rpt002', view: { filters: { source: 'safe' } } },
      }),
  },
  'push.tooMany': {
    most: mostDevices,
    add: () => app.client('POST system/online/push/subscribe', { token, body: sink.subscription() }),
  },
}

/** Refused by the content of one call, or counted under the lock of a row that the call has locked before. */
const others: Readonly<Record<string, string>> = {
  'order.tooManyMarks': 'marks of one print',
  'contract.tooMany': 'contracts of one print',
  'contract.tooManyToSign': 'contracts of one call',
  'declaration.tooManyLines': 'lines of a declaration, under the lock of its order',
  'eInvoice.tooManyLines': 'lines of one file',
  'excel.tooManyColumns': 'columns of one file',
  'excel.tooManyRows': 'rows of one file',
  'excel.tooManyToExport': 'rows of one file',
  'paper.tooManyPages': 'pages of one file',
  'field.tooMany': 'entries of one field',
  'agreement.tooMany': 'clauses of one version',
  'report.tooManyRows': 'rows of one file',
  'secondFactor.tooMany': 'passkeys of a person, under the lock of the person',
  'linkReply.tooMany': 'replies of a link, under the lock of the link',
  'sms.dailyLimit': 'codes of a number, under a lock of the number',
}

/** At the field, where there is one. */
const sentenceOf = ({ body }: TestAnswer): string => body.data?.fields?.[0]?.msg ?? body.msg

describe('a limit of how many there may be', () => {
  it.each(Object.keys(limits))(
    '%s holds when the last place is asked for several times at once',
    async (code) => {
      const { most, add } = limits[code] as Limit
      for (let number = 1; number < most; number += 1) expect((await add(number)).body.code).toBe(200)
      const answers = await Promise.all([101, 102, 103, 104, 105, 106].map(add))
      const refused = answers.filter(({ body }) => body.code !== 200)
      const full = sentenceOf(await add(200))
      expect(full).toContain(String(most))
      expect(refused.map(sentenceOf)).toEqual([full, full, full, full, full])
    },
  )

  it('is tried here, or is of one call, or stands under another lock', () => {
    const codes = Object.keys(refusals).filter((code) => /\.(tooMany|dailyLimit)/.test(code))
    expect([...Object.keys(limits), ...Object.keys(others)].toSorted()).toEqual(codes.toSorted())
  })
})
