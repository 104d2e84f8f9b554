import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import type { Clock } from '../clock.ts'
import { canonicalQuery, sha256, signAcs3 } from './alibaba-signature.ts'
import { SmsNotSent, type SmsSender } from './sms-sender.ts'

type AlibabaSettings = {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  /** A template with the one variable ${code}. */
  templateCode: string
  /** A template with the one variable ${message}; without one, only codes are sent. */
  noticeTemplateCode?: string | undefined
  /** The same two for numbers outside the mainland, which the service sends by templates of their own. */
  overseas?: { templateCode?: string | undefined; noticeTemplateCode?: string | undefined } | undefined
  /** Absent: the service's public address. `http://…` only makes sense in tests. */
  endpoint?: string | undefined
}

const Answer = z.object({ Code: z.string() })

export function alibabaSender(settings: AlibabaSettings, clock: Clock): SmsSender {
  const address = new URL(settings.endpoint ?? 'https://dysmsapi.aliyuncs.com')

  /** What the service answers: `OK`, or the code of its refusal. */
  async function call(values: Readonly<Record<string, string>>): Promise<string | undefined> {
    const query = canonicalQuery(values)
    const headers = {
      host: address.host,
      'x-acs-action': 'SendSms',
      'x-acs-content-sha256': sha256(''),
      'x-acs-date': clock
        .now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': '2017-05-25',
    }
    const response = await fetch(new URL(`/?${query}`, address), {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: { ...headers, authorization: signAcs3({ query, headers }, settings) },
    })
    const answer: unknown = await response.json()
    return Answer.safeParse(answer).data?.Code
  }

  return {
    async send(mobile, text, { code, message = text }) {
      const isOverseas = mobile.startsWith('+')
      const templates = isOverseas ? (settings.overseas ?? {}) : settings
      const templateCode = code === undefined ? templates.noticeTemplateCode : templates.templateCode
      if (templateCode === undefined)
        throw new SmsNotSent(
          `this message needs ALIBABA_SMS_${isOverseas ? 'OVERSEAS_' : ''}${code === undefined ? 'NOTICE_' : ''}TEMPLATE_CODE`,
        )
      let answered: string | undefined
      try {
        answered = await call({
          // The service takes an overseas number as country code and digits.
          PhoneNumbers: mobile.replace('+', ''),
          SignName: settings.signName,
          TemplateCode: templateCode,
          TemplateParam: JSON.stringify(code === undefined ? { message } : { code }),
        })
      } catch {
        // The cause is dropped on purpose: it may quote the address, number and code included.
        throw new SmsNotSent('Alibaba Cloud SMS cannot be reached')
      }
      if (answered !== 'OK') throw new SmsNotSent(`Alibaba Cloud SMS refused: ${answered ?? 'no answer'}`)
    },
  }
}
