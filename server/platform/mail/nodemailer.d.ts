/** The part of nodemailer that is used; it ships without types. */
declare module 'nodemailer' {
  type Sent = {
    readonly from: string
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly attachments: { filename: string; content: Buffer }[]
  }
  export function createTransport(url: string): { sendMail(mail: Sent): Promise<unknown> }
}
