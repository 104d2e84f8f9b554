import { server } from '@quayside/phrases/zh-CN/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDeliveries } from '../modules/notices/send-deliveries.ts'
import { openMailer } from '../platform/mail/open-mailer.ts'
import { sendMails } from '../platform/mail/send-mails.ts'
import { startSmtpServer } from '../platform/mail/smtp-server.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { hostile } from './hostile-texts.testing.ts'

const app = await testApp()
const owner = await app.owner()
const smtp = await startSmtpServer()
afterAll(() => smtp.stop())

/** What would begin another header, and markup that a reader of HTML would run. */
const typed = `${hostile}\r\nBcc: evil@evil.example\r\n\r\n<script>1</script>`

type Texts = { readonly [key: string]: string | Texts }
/** Every message of the product, by the phrase under which it is queued. */
const phrases = phrasesIn(server.notices as Texts)
function phrasesIn(texts: Texts, path: readonly string[] = []): { phrase: string; text: string }[] {
  const { title, content } = texts
  if (typeof title === 'string' && typeof content === 'string')
    return [{ phrase: path.join('.'), text: `${title}${content}` }]
  return Object.entries(texts).flatMap(([key, inside]) =>
    typeof inside === 'string' ? [] : phrasesIn(inside, [...path, key]),
  )
}

/** Numbers where the text counts or chooses, else what a customer typed. */
const paramsOf = (text: string): Record<string, string | number> =>
  Object.fromEntries(
    [...text.matchAll(/\{(\w+)(, (?:number|plural|select))?/g)].map(([, name = '', counted]) => [
      name,
      counted === undefined ? typed : counted.includes('select') ? 'other' : 2,
    ]),
  )

const addressOf = ({ phrase }: { phrase: string }): string => `${phrase.toLowerCase()}@example.com`

beforeAll(async () => {
  for (const notice of phrases) {
    const { companyId, memberId } = await app.given.member()
    await owner.query(
      'update person set email = $1 where id = (select person_id from member where id = $2)',
      [addressOf(notice), memberId],
    )
    await owner.query(
      `insert into notice_delivery (company_id, member_id, channel, phrase, params, due_at)
       values ($1, $2, 'email', $3, $4, now() - interval '1 minute')`,
      [companyId, memberId, notice.phrase, paramsOf(notice.text)],
    )
  }
  await sendDeliveries(app.platform, true).run({})
  await sendMails(app.platform, async () => [], openMailer({ SMTP_URL: smtp.url })).run({})
})

describe('hostile texts in mails', () => {
  it('are tried in every message of the product', () => expect(phrases.length).toBeGreaterThan(50))

  it.each(phrases)('$phrase runs no markup and has the headers of the product alone', (notice) => {
    const mail = smtp.received.find(({ to }) => to === addressOf(notice))
    const [message, html] = [mail?.message ?? '', mail?.parsed.html || '']
    const [head = '', ...body] = message.split('\r\n\r\n')
    const names = head
      .split('\r\n')
      .filter((line) => /^\S/.test(line))
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    expect(names.toSorted()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
    expect(head).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(body.join('')).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(html).toContain('<h1')
    const tags = new Set([...html.matchAll(/<\/?(\w+)/g)].map(([, name]) => name))
    expect(tags).toEqual(new Set(['html', 'head', 'meta', 'body', 'div', 'h1', 'p']))
  })
})
