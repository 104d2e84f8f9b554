/** The part of nodemailer that is used; it ships without types. */
declare module 'nodemailer' {
  type Sent = {
    readonly from: string
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html: string
    readonly messageId: string
    readonly attachments: { filename: string; content: Buffer }[]
  }
  export function createTransport(options: {
    url: string
    connectionTimeout: number
    greetingTimeout: number
    socketTimeout: number
  }): {
    sendMail(mail: Sent): Promise<unknown>
    /** Connects and logs in. */
    verify(): Promise<true>
    close(): void
  }
}
