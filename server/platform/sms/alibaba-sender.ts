import { createRequire } from 'node:module'
import type * as SmsPackage from '@alicloud/dysmsapi20170525'
import type * as CorePackage from '@alicloud/openapi-client'
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

export function alibabaSender(settings: AlibabaSettings): SmsSender {
  let opened: ReturnType<typeof open> | undefined

  // The packages cost start-up time and memory, so they are loaded only where they are used.
  // They are CommonJS: imported, their default export would have another shape under each loader.
  function open() {
    const require = createRequire(import.meta.url)
    const sdk = require('@alicloud/dysmsapi20170525') as (typeof SmsPackage)['default']
    const core = require('@alicloud/openapi-client') as typeof CorePackage
    const address = settings.endpoint ? new URL(settings.endpoint) : undefined
    const config = new core.Config({
      accessKeyId: settings.accessKeyId,
      accessKeySecret: settings.accessKeySecret,
      endpoint: address?.host ?? 'dysmsapi.aliyuncs.com',
      protocol: address?.protocol.replace(':', '') ?? 'https',
      connectTimeout: 5000,
      readTimeout: 5000,
    })
    return { client: new sdk.default(config), SendSmsRequest: sdk.SendSmsRequest }
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
      opened ??= open()
      const { client, SendSmsRequest } = opened
      const request = new SendSmsRequest({
        // The service takes an overseas number as country code and digits.
        phoneNumbers: mobile.replace('+', ''),
        signName: settings.signName,
        templateCode,
        templateParam: JSON.stringify(code === undefined ? { message } : { code }),
      })
      let answered: string | undefined
      try {
        answered = (await client.sendSms(request)).body?.code
      } catch {
        // The cause is dropped on purpose: the package's errors quote the request, number and code included.
        throw new SmsNotSent('Alibaba Cloud SMS cannot be reached')
      }
      if (answered !== 'OK') throw new SmsNotSent(`Alibaba Cloud SMS refused: ${answered ?? 'no answer'}`)
    },
  }
}
