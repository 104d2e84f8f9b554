import { server } from '@quayside/phrases/zh-CN/server.ts'
import { afterAll, describe, expect, it } from 'vitest'
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

async function mailOf({
  phrase,
  text,
}: (typeof phrases)[number]): Promise<{ message: string; html: string }> {
  const { companyId, memberId } = await app.given.member()
  const to = `m${memberId}@example.com`
  await owner.query('update member set email = $1 where id = $2', [to, memberId])
  await owner.query(
    `insert into notice_delivery (company_id, member_id, channel, phrase, params, due_at)
     values ($1, $2, 'email', $3, $4, now() - interval '1 minute')`,
    [companyId, memberId, phrase, paramsOf(text)],
  )
  await sendDeliveries(app.platform, true).run({})
  await sendMails(app.platform, async () => [], openMailer({ SMTP_URL: smtp.url })).run({})
  const mail = smtp.received.find((each) => each.to === to)
  return { message: mail?.message ?? '', html: mail?.parsed.html || '' }
}

describe('hostile texts in mails', () => {
  it('are tried in every message of the product', () => expect(phrases.length).toBeGreaterThan(50))

  it.each(phrases)('$phrase runs no markup and has the headers of the product alone', async (notice) => {
    const { message, html } = await mailOf(notice)
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
