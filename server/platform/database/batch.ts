import type pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import { readersOf, type Statement } from './prepared-statements.ts'
import { type Field, type Row, type RowReader, rowReaderOf } from './row-reader.ts'
import { statementName } from './statement-name.ts'
import type { WireConnection } from './wire-connection.ts'

/** After a failed batch it is unknown which of its statements are prepared, so its connection is closed. */
export class BatchFailed extends Error {
  override readonly name = 'BatchFailed'
}

/** The rows of a statement that answers none. */
const noColumns = rowReaderOf([])

/**
 * Several statements sent together with one Sync: one round trip, and one implicit transaction, so that what
 * the first one sets (`set_config(…, true)`) holds for the rest and for nothing after. pg's own pipelining sends
 * a Sync with each statement, which would end the transaction in between.
 * Implements pg's Submittable; pg calls the handle… methods in the order of the server's answers.
 */
export class Batch {
  readonly statements: readonly Statement[]
  readonly #onReady: (() => void) | undefined
  readonly #answers: Row[][] = []
  /** What is known of each statement's rows; filled in as the server describes the others. */
  readonly #readers: (RowReader | undefined)[] = []
  #rows: Row[] = []
  #isWritten = false
  #failure: Error | undefined
  #settle: { resolve(rows: Row[][]): void; reject(error: Error): void } | undefined
  readonly answer: Promise<Row[][]>

  /** `onReady` runs at once when the connection is free again, before anything else is read from it. */
  constructor(statements: readonly Statement[], onReady?: () => void) {
    this.statements = statements
    this.#onReady = onReady
    this.answer = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  /** Queues the batch as one of the client's queries; pg's published types know only its own. */
  sendBy(client: pg.PoolClient): void {
    client.query(this as unknown as pg.Submittable)
  }

  /** Called by pg when it is this batch's turn to be answered; its messages may be on the wire already. */
  submit(connection: WireConnection): Error | null {
    if (!this.#isWritten) connection.stream.write(Buffer.concat(this.messages(connection)))
    return null
  }

  /**
   * What is to be written, once. The caller puts it together: a stream pays for each piece that it is given, and a home
   * page has some two hundred.
   */
  messages(connection: WireConnection): Buffer[] {
    this.#isWritten = true
    const readers = readersOf(connection)
    // A statement that occurs twice in one batch is prepared at its first occurrence.
    const underWay = new Set<string>()
    const messages: Buffer[] = []
    for (const { sql, parameters } of this.statements) {
      const name = statementName(sql) ?? ''
      const isPrepared = connection.parsedStatements[name] !== undefined || underWay.has(name)
      if (name === '' || !isPrepared) {
        messages.push(serialize.parse({ text: sql, name, types: [] }))
        underWay.add(name)
      }
      messages.push(serialize.bind({ statement: name, values: [...parameters], valueMapper: prepareValue }))
      const reader = readers.get(name)
      if (!reader) messages.push(serialize.describe({ type: 'P' }))
      this.#readers.push(reader)
      messages.push(serialize.execute())
    }
    messages.push(serialize.sync())
    return messages
  }

  handleRowDescription(message: { fields: readonly Field[] }): void {
    this.#readers[this.#answers.length] = rowReaderOf(message.fields)
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return
    try {
      this.#rows.push((this.#readers[this.#answers.length] ?? noColumns)(message.fields))
    } catch (error) {
      this.#failure = error as Error
    }
  }

  handleCommandComplete(_message: unknown, connection: WireConnection): void {
    const place = this.#answers.length
    const done = this.statements[place]
    const name = done && statementName(done.sql)
    if (name) {
      connection.parsedStatements[name] = done.sql
      readersOf(connection).set(name, this.#readers[place] ?? noColumns)
    }
    this.#answers.push(this.#rows)
    this.#rows = []
  }

  handleError(error: Error): void {
    this.#failure ??= error
    // pg forgets the active query after an error, so this is the last call.
    this.#fail()
  }

  handleReadyForQuery(): void {
    if (this.#failure) return this.#fail()
    this.#settle?.resolve(this.#answers)
    this.#onReady?.()
  }

  #fail(): void {
    this.#settle?.reject(new BatchFailed('batch', { cause: this.#failure }))
  }

  handleEmptyQuery(): void {
    this.#failure ??= new Error('empty statement in a batch')
  }
  handlePortalSuspended(): void {
    this.#failure ??= new Error('portal suspended in a batch')
  }
  handleCopyInResponse(): void {
    this.#failure ??= new Error('COPY in a batch')
  }
  handleCopyData(): void {
    this.#failure ??= new Error('COPY in a batch')
  }
}
