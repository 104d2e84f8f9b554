import { createTransport } from 'nodemailer'

export type Attachment = { readonly filename: string; readonly content: Buffer }
type Mail = {
  readonly to: string
  /** What MAIL_FROM is called where it is an address alone. */
  readonly senderName: string
  /** Empty: answers go to the sender. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  readonly attachments: readonly Attachment[]
  /** A picture that the HTML shows by its id. */
  readonly logo?: { readonly id: string; readonly content: Buffer; readonly type: string } | undefined
}
export type Mailer = { send(mail: Mail): Promise<void> }

type Environment = Readonly<Record<string, string | undefined>>
export const isMailConfigured = (environment: Environment): boolean => smtpUrl(environment) !== ''
const smtpUrl = (environment: Environment): string => environment['SMTP_URL']?.trim() ?? ''

/** E-mail by SMTP_URL (smtps://user:password@host), from MAIL_FROM; absent: none is sent. */
export function openMailer(environment: Environment): Mailer | undefined {
  if (!isMailConfigured(environment)) return undefined
  const transport = transportOf(environment)
  const from = environment['MAIL_FROM'] ?? 'no-reply@localhost'
  return {
    async send({ senderName, replyTo, logo, attachments, ...mail }) {
      const inline = logo && {
        cid: logo.id,
        content: logo.content,
        contentType: logo.type,
        filename: `logo.${logo.type.split('/')[1]}`,
        contentDisposition: 'inline' as const,
      }
      await transport.sendMail({
        from: from.includes('<') ? from : { name: senderName, address: from },
        ...(replyTo !== '' && { replyTo }),
        ...mail,
        attachments: [...(inline ? [inline] : []), ...attachments],
      })
    },
  }
}

const awayCodes = new Set(['ECONNECTION', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH'])
/** Whether the mail server takes nothing at all, so that the next e-mail would fail too. */
export const isMailServerAway = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && awayCodes.has(error.code)

/** Milliseconds: a mail server that hangs must not hold up the mails after it. */
const transportOf = (environment: Environment) =>
  createTransport({
    url: smtpUrl(environment),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  })

/** Connects and logs in; answers the host, or nothing where no mail server is set. */
export async function checkMailServer(environment: Environment): Promise<string | undefined> {
  if (!isMailConfigured(environment)) return undefined
  const { host, username } = new URL(smtpUrl(environment))
  const transport = transportOf(environment)
  try {
    await transport.verify()
    return host
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EAUTH')
      throw new Error(
        `The mail server ${host} refused user ${decodeURIComponent(username)}. Check SMTP_URL.`,
        { cause: error },
      )
    throw new Error(
      `The mail server ${host} of SMTP_URL does not answer (${message}). Check host, port and smtp or smtps.`,
      { cause: error },
    )
  } finally {
    transport.close()
  }
}
