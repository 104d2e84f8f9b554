import { createTransport } from 'nodemailer'

type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly { readonly filename: string; readonly content: Buffer }[]
}
export type Mailer = { send(mail: Mail): Promise<void> }

type Environment = Readonly<Record<string, string | undefined>>
export const isMailConfigured = (environment: Environment): boolean => smtpUrl(environment) !== ''
const smtpUrl = (environment: Environment): string => environment['SMTP_URL']?.trim() ?? ''

/** E-mail by SMTP_URL (smtps://user:password@host), from MAIL_FROM; absent: none is sent. */
export function openMailer(environment: Environment): Mailer | undefined {
  if (!isMailConfigured(environment)) return undefined
  const transport = createTransport(smtpUrl(environment))
  const from = environment['MAIL_FROM'] ?? 'no-reply@localhost'
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail, attachments: [...mail.attachments] })
    },
  }
}
