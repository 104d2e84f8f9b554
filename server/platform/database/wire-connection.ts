import type pg from 'pg'

/** What a Batch uses of pg's Connection; pg's published types leave these out. */
export type WireConnection = {
  readonly stream: {
    readonly destroyed: boolean
    write(bytes: Buffer): void
    destroy(error?: Error): void
  }
  readonly parsedStatements: Record<string, string>
}

/** The connection of a client, which pg's published types leave out. */
export const connectionOf = (client: pg.ClientBase) =>
  (client as unknown as { readonly connection: WireConnection }).connection
