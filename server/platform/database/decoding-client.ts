import type pg from 'pg'
import { Parser } from 'pg-protocol/dist/parser.js'
import { PrimaryClient } from './primary-client.ts'

type Message = { readonly name: string }
/** What is used of pg's parser and connection; their published types leave these out. */
type PacketParser = {
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): Message
  parse(bytes: Buffer, handle: (message: Message) => void): void
}
type Listening = {
  attachListeners(stream: NodeJS.ReadableStream): void
  emit(event: string, message: Message): boolean
}

const dataRow = 0x44
/** Bytes. A value cut out of a text may keep the whole text in memory, so long rows are decoded value by value. */
const longestText = 4_096

/**
 * pg's client with another way to decode rows. pg calls into native code for each value; here the bytes of a row become
 * text once, and the values are cut out of it. A list of 10 rows with 50 columns costs a tenth less processor time.
 */
export class DecodingClient extends PrimaryClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const { connection } = this as unknown as { connection: Listening }
    connection.attachListeners = (stream) => {
      const parser = new Parser() as unknown as PacketParser
      const ofOthers = parser.handlePacket.bind(parser)
      parser.handlePacket = (offset, code, length, bytes) =>
        code === dataRow ? rowOf(bytes, offset, length) : ofOthers(offset, code, length, bytes)
      const emit = (message: Message): void =>
        void connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message)
      stream.on('data', (bytes: Buffer) => parser.parse(bytes, emit))
    }
  }
}

type RowMessage = Message & { readonly length: number; readonly fields: readonly (string | null)[] }

/** `length` counts itself, four bytes. */
const rowOf = (bytes: Buffer, start: number, length: number): RowMessage => ({
  name: 'dataRow',
  length,
  fields: valuesOf(bytes, start, start + length - 4),
})

function valuesOf(bytes: Buffer, start: number, end: number): (string | null)[] {
  const text = end - start > longestText ? undefined : bytes.toString('latin1', start, end)
  const count = bytes.readInt16BE(start)
  const values: (string | null)[] = []
  let at = start + 2
  for (let place = 0; place < count; place += 1) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length === -1) values.push(null)
    else {
      const next = at + length
      const isCut = text !== undefined && isAscii(bytes, at, next)
      values.push(isCut ? text.slice(at - start, next - start) : bytes.toString('utf8', at, next))
      at = next
    }
  }
  return values
}

function isAscii(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((bytes[at] as number) > 0x7f) return false
  return true
}
