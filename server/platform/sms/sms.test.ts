import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../clock.ts'
import { alibabaSender } from './alibaba-sender.ts'
import { openSmsSender } from './open-sms-sender.ts'
import { SmsNotSent } from './sms-sender.ts'
import { signWebhook, webhookSender } from './webhook-sender.ts'

const clock = testClock('2026-05-01T08:00:00Z')
const mobile = '13812345678'
const template = { scene: 'login', code: '482915' }

type Received = { headers: IncomingHttpHeaders; url: string; body: string }

/** An HTTP receiver that gives the listed answers one after the other; 'hang' never answers. */
async function receiver(answers: Array<number | 'hang' | { status: number; json: unknown }>) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, url: request.url ?? '', body })
      const answer = answers[received.length - 1] ?? 500
      if (answer === 'hang') return
      if (typeof answer === 'number') response.writeHead(answer).end()
      else
        response
          .writeHead(answer.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer.json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, received, close }
}

describe('outbox', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sms-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('is the default and appends each message as one whole line, for the owner only', async () => {
    const sender = openSmsSender({}, dataDir, clock)
    await Promise.all(Array.from({ length: 50 }, (_, i) => sender.send(mobile, `第${i}条\n短信`, template)))
    const path = join(dataDir, 'outbox', 'sms.jsonl')
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
    expect(lines).toHaveLength(50)
    expect(lines.map((line) => JSON.parse(line).code)).toEqual(Array.from({ length: 50 }, () => '482915'))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      at: '2026-05-01T08:00:00.000Z',
      mobile,
      scene: 'login',
    })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})

describe('webhook', () => {
  it('posts the message with a signature the receiver can recompute', async () => {
    const { url, received, close } = await receiver([200])
    await webhookSender({ url, secret: 's3cret' }, clock).send(mobile, '验证码 482915', template)
    close()
    const { headers, body }: Pick<Received, 'headers' | 'body'> = received[0] ?? { headers: {}, body: '{}' }
    expect(JSON.parse(body)).toMatchObject({ mobile, text: '验证码 482915', ...template })
    expect(headers['x-quayside-timestamp']).toBe('1777622400')
    expect(headers['x-quayside-signature']).toBe(`sha256=${signWebhook('s3cret', '1777622400', body)}`)
    expect(signWebhook('s3cret', '1777622400', body)).not.toBe(signWebhook('s3cret', '1777622401', body))
  })

  it('tries once more after a fault, with the same message id', async () => {
    const { url, received, close } = await receiver([503, 200])
    await webhookSender({ url, secret: 's' }, clock).send(mobile, 'x', template)
    close()
    expect(received).toHaveLength(2)
    expect(received[0]?.body).toBe(received[1]?.body)
  })

  it('gives up after the second fault', async () => {
    const { url, received, close } = await receiver([500, 500, 200])
    await expect(webhookSender({ url, secret: 's' }, clock).send(mobile, 'x', template)).rejects.toThrow(
      SmsNotSent,
    )
    close()
    expect(received).toHaveLength(2)
  })

  it('does not repeat what the receiver refused', async () => {
    const { url, received, close } = await receiver([400, 200])
    await expect(webhookSender({ url, secret: 's' }, clock).send(mobile, 'x', template)).rejects.toThrow(
      SmsNotSent,
    )
    close()
    expect(received).toHaveLength(1)
  })

  it('waits no longer than its time limit, twice', async () => {
    const { url, received, close } = await receiver(['hang', 'hang'])
    const sending = webhookSender({ url, secret: 's', timeoutMs: 1_000 }, clock).send(mobile, 'x', template)
    await expect(sending).rejects.toThrow(SmsNotSent)
    close()
    expect(received).toHaveLength(2)
  })
})

describe('Alibaba Cloud', () => {
  const settings = { accessKeyId: 'id', accessKeySecret: 'secret', signName: '云埠', templateCode: 'SMS_1' }

  it('sends the template with its code', async () => {
    const { url, received, close } = await receiver([{ status: 200, json: { Code: 'OK', Message: 'OK' } }])
    await alibabaSender({ ...settings, endpoint: url }, clock).send(mobile, 'ignored', template)
    close()
    const query = new URL(received[0]?.url ?? '', url).searchParams
    expect(received[0]?.headers['x-acs-action']).toBe('SendSms')
    expect(received[0]?.headers.authorization).toContain('Credential=id')
    expect(query.get('PhoneNumbers')).toBe(mobile)
    expect(query.get('SignName')).toBe('云埠')
    expect(query.get('TemplateCode')).toBe('SMS_1')
    expect(JSON.parse(query.get('TemplateParam') ?? '')).toEqual({ code: '482915' })
  })

  it('sends a message that is no code by a template of its own, and needs one for it', async () => {
    const { url, received, close } = await receiver([{ status: 200, json: { Code: 'OK', Message: 'OK' } }])
    const notice = { scene: 'notice', message: '企业认证已通过' }
    await alibabaSender({ ...settings, noticeTemplateCode: 'SMS_2', endpoint: url }, clock).send(
      mobile,
      'x',
      notice,
    )
    close()
    const query = new URL(received[0]?.url ?? '', url).searchParams
    expect(query.get('TemplateCode')).toBe('SMS_2')
    expect(JSON.parse(query.get('TemplateParam') ?? '')).toEqual({ message: '企业认证已通过' })
    await expect(alibabaSender(settings, clock).send(mobile, 'x', notice)).rejects.toThrow(
      'ALIBABA_SMS_NOTICE_TEMPLATE_CODE',
    )
  })

  it('sends to another country by a template of its own, and only where there is one', async () => {
    const { url, received, close } = await receiver([{ status: 200, json: { Code: 'OK' } }])
    const overseas = { templateCode: 'SMS_9' }
    await alibabaSender({ ...settings, overseas, endpoint: url }, clock).send('+85291234567', 'x', template)
    close()
    const query = new URL(received[0]?.url ?? '', url).searchParams
    expect(query.get('TemplateCode')).toBe('SMS_9')
    expect(query.get('PhoneNumbers')).toBe('85291234567')
    await expect(alibabaSender(settings, clock).send('+85291234567', 'x', template)).rejects.toThrow(
      'ALIBABA_SMS_OVERSEAS_TEMPLATE_CODE',
    )
  })

  it('says so when the service refuses, without number or code', async () => {
    const { url, close } = await receiver([{ status: 200, json: { Code: 'isv.BUSINESS_LIMIT_CONTROL' } }])
    const sending = alibabaSender({ ...settings, endpoint: url }, clock).send(mobile, 'x', template)
    await expect(sending).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL')
    close()
    const failure = await sending.catch((error: unknown) =>
      JSON.stringify(error, Object.getOwnPropertyNames(error)),
    )
    expect(failure).not.toContain(mobile)
    expect(failure).not.toContain('482915')
  })

  it('says so when the service cannot be reached', async () => {
    const { url, close } = await receiver([])
    close()
    await expect(
      alibabaSender({ ...settings, endpoint: url }, clock).send(mobile, 'x', template),
    ).rejects.toThrow(SmsNotSent)
  })
})

it('refuses to start with a sender that is unknown or lacks a setting', () => {
  expect(() => openSmsSender({ SMS_SENDER: 'pigeon' }, '.', clock)).toThrow('outbox, webhook or alibaba')
  expect(() => openSmsSender({ SMS_SENDER: 'webhook' }, '.', clock)).toThrow('SMS_WEBHOOK_URL')
  expect(() => openSmsSender({ SMS_SENDER: 'alibaba' }, '.', clock)).toThrow('ALIBABA_SMS_ACCESS_KEY_ID')
})
