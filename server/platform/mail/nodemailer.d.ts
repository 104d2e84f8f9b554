/** The part of nodemailer that is used; it ships without types. */
declare module 'nodemailer' {
  type Sent = {
    readonly from: string | { name: string; address: string }
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html: string
    readonly messageId: string
    readonly attachments: {
      filename: string
      content: Buffer
      /** Shown within the HTML, which names it by this id. */
      cid?: string
      contentType?: string
      contentDisposition?: 'inline'
    }[]
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
