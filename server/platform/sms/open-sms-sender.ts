import type { Clock } from '../clock.ts'
import { StartRefused } from '../start-refused.ts'
import { alibabaSender } from './alibaba-sender.ts'
import { outboxSender } from './outbox-sender.ts'
import type { SmsSender } from './sms-sender.ts'
import { webhookSender } from './webhook-sender.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * SMS_SENDER chooses: `outbox` (default); `webhook` with SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET; `alibaba` with
 * ALIBABA_SMS_ACCESS_KEY_ID, ALIBABA_SMS_ACCESS_KEY_SECRET, ALIBABA_SMS_SIGN_NAME, ALIBABA_SMS_TEMPLATE_CODE and,
 * for messages that are not codes, ALIBABA_SMS_NOTICE_TEMPLATE_CODE; for numbers outside the mainland
 * ALIBABA_SMS_OVERSEAS_TEMPLATE_CODE and ALIBABA_SMS_OVERSEAS_NOTICE_TEMPLATE_CODE.
 */
export function openSmsSender(environment: Environment, dataDir: string, clock: Clock): SmsSender {
  const choice = environment['SMS_SENDER']?.trim() || 'outbox'
  const need = (name: string): string => {
    const value = environment[name]?.trim()
    if (!value) throw new StartRefused(`SMS_SENDER=${choice} needs ${name}. Set it, or leave SMS_SENDER out.`)
    return value
  }
  const optional = (name: string): string | undefined => environment[name]?.trim() || undefined
  switch (choice) {
    case 'outbox':
      return outboxSender(dataDir, clock)
    case 'webhook':
      return webhookSender({ url: need('SMS_WEBHOOK_URL'), secret: need('SMS_WEBHOOK_SECRET') }, clock)
    case 'alibaba':
      return alibabaSender(
        {
          accessKeyId: need('ALIBABA_SMS_ACCESS_KEY_ID'),
          accessKeySecret: need('ALIBABA_SMS_ACCESS_KEY_SECRET'),
          signName: need('ALIBABA_SMS_SIGN_NAME'),
          templateCode: need('ALIBABA_SMS_TEMPLATE_CODE'),
          noticeTemplateCode: optional('ALIBABA_SMS_NOTICE_TEMPLATE_CODE'),
          overseas: {
            templateCode: optional('ALIBABA_SMS_OVERSEAS_TEMPLATE_CODE'),
            noticeTemplateCode: optional('ALIBABA_SMS_OVERSEAS_NOTICE_TEMPLATE_CODE'),
          },
          endpoint: environment['ALIBABA_SMS_ENDPOINT'],
        },
        clock,
      )
    default:
      throw new StartRefused(`SMS_SENDER must be outbox, webhook or alibaba, not '${choice}'.`)
  }
}
