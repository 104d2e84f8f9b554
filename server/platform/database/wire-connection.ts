import type pg from 'pg'

/** What a Batch uses of pg's Connection; pg's published types leave these out. */
export type WireConnection = {
  readonly stream: {
    readonly destroyed: boolean
    cork(): void
    uncork(): void
    destroy(error?: Error): void
  }
  readonly parsedStatements: Record<string, string>
  parse(statement: { text: string; name: string; types: number[] }): void
  bind(options: {
    portal: string
    statement: string
    values: readonly unknown[]
    binary: boolean
    valueMapper(value: unknown): unknown
  }): void
  describe(what: { type: 'P' | 'S'; name: string }): void
  execute(what: { portal: string; rows: number }): void
  sync(): void
}

/** The connection of a client, which pg's published types leave out. */
export const connectionOf = (client: pg.ClientBase) =>
  (client as unknown as { readonly connection: WireConnection }).connection
