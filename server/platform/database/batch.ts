import Result from 'pg/lib/result.js'
import { prepareValue } from 'pg/lib/utils.js'
import { parsers } from './parsers.ts'
import { statementName } from './statement-name.ts'
import type { WireConnection } from './wire-connection.ts'

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }
export type Row = Record<string, unknown>

/**
 * Several statements sent together with one Sync: one round trip, and one implicit transaction, so that what
 * the first one sets (`set_config(…, true)`) holds for the rest and for nothing after. pg's own pipelining sends
 * a Sync with each statement, which would end the transaction in between.
 * Implements pg's Submittable; pg calls the handle… methods in the order of the server's answers.
 */
export class Batch {
  readonly #statements: readonly Statement[]
  readonly #results: Result[] = []
  #current = new Result(undefined, parsers)
  #failure: Error | undefined
  #settle: { resolve(rows: Row[][]): void; reject(error: Error): void } | undefined
  readonly answer: Promise<Row[][]>

  constructor(statements: readonly Statement[]) {
    this.#statements = statements
    this.answer = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  submit(connection: WireConnection): Error | null {
    // A statement that stands twice in one batch is prepared by its first place.
    const underWay = new Set<string>()
    connection.stream.cork()
    try {
      for (const { sql, parameters } of this.#statements) {
        const name = statementName(sql) ?? ''
        if (name === '' || (connection.parsedStatements[name] === undefined && !underWay.has(name))) {
          connection.parse({ text: sql, name, types: [] })
          underWay.add(name)
        }
        connection.bind({
          portal: '',
          statement: name,
          values: parameters,
          binary: false,
          valueMapper: prepareValue,
        })
        connection.describe({ type: 'P', name: '' })
        connection.execute({ portal: '', rows: 0 })
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  handleRowDescription(message: { fields: unknown[] }): void {
    this.#current.addFields(message.fields)
  }

  handleDataRow(message: { fields: unknown[] }): void {
    if (this.#failure) return
    try {
      this.#current.addRow(this.#current.parseRow(message.fields))
    } catch (error) {
      this.#failure = error as Error
    }
  }

  handleCommandComplete(_message: unknown, connection: WireConnection): void {
    const done = this.#statements[this.#results.length]
    const name = done && statementName(done.sql)
    if (name) connection.parsedStatements[name] = done.sql
    this.#results.push(this.#current)
    this.#current = new Result(undefined, parsers)
  }

  handleError(error: Error): void {
    this.#failure ??= error
    // pg forgets the active query after an error, so this is the last call.
    this.#settle?.reject(this.#failure)
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#settle?.reject(this.#failure)
    else this.#settle?.resolve(this.#results.map((result) => result.rows))
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
