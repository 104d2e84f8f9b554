import type { Readable } from 'node:stream'

/** Bytes as an answer: sent as they are, always as an attachment. */
export class Binary {
  readonly body: Buffer | Readable
  readonly mime: string
  readonly fileName: string
  readonly isInline: boolean

  constructor(options: { body: Buffer | Readable; mime: string; fileName: string; isInline?: boolean }) {
    this.body = options.body
    this.mime = options.mime
    this.fileName = options.fileName
    this.isInline = options.isInline ?? false
  }
}
