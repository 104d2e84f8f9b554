import type { Readable } from 'node:stream'
import type { FileQuery } from '@quayside/contract/kernel/file.ts'

/** Bytes as an answer: sent as they are, always as an attachment. */
export class Binary {
  readonly body: Buffer | Readable
  readonly mime: string
  readonly fileName: string
  readonly isInline: boolean
  /** Of a body that is streamed, where it is known: the browser shows how far a download is. */
  readonly bytes: number | undefined

  constructor(options: {
    body: Buffer | Readable
    mime: string
    fileName: string
    isInline?: boolean
    bytes?: number
  }) {
    this.body = options.body
    this.mime = options.mime
    this.fileName = options.fileName
    this.isInline = options.isInline ?? false
    this.bytes = options.bytes
  }
}

/** A document that the browser shows where the query asks for that. */
export const pdfBinary = (body: Buffer, name: string, query: FileQuery): Binary =>
  new Binary({ body, mime: 'application/pdf', fileName: `${name}.pdf`, isInline: query.inline === '1' })
