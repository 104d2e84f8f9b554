import type { Readable } from 'node:stream'
import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import type { Part } from './byte-range.ts'

/** A stored file of which a part can be read too, with its length: a browser shows how far a download is, and goes on where one broke off. */
type StoredBody = { readonly bytes: number; open(part?: Part): Promise<Readable> }

/** Bytes as an answer: sent as they are, always as an attachment. */
export class Binary {
  readonly body: Buffer | Readable | StoredBody
  readonly mime: string
  readonly fileName: string
  readonly isInline: boolean

  constructor(options: {
    body: Buffer | Readable | StoredBody
    mime: string
    fileName: string
    isInline?: boolean
  }) {
    this.body = options.body
    this.mime = options.mime
    this.fileName = options.fileName
    this.isInline = options.isInline ?? false
  }
}

/** A document that the browser shows where the query asks for that. */
export const pdfBinary = (body: Buffer, name: string, query: FileQuery): Binary =>
  new Binary({ body, mime: 'application/pdf', fileName: `${name}.pdf`, isInline: query.inline === '1' })
