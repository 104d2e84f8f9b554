import type pg from 'pg'
import { Batch } from './batch.ts'
import type { Statement } from './prepared-statements.ts'
import type { WireConnection } from './wire-connection.ts'

/** All on the wire at once; each becomes pg's active query when the one before it is answered. */
export function sendTogether(
  client: pg.PoolClient,
  connection: WireConnection,
  reads: readonly { readonly statements: readonly Statement[] }[],
): Batch[] {
  const batches: Batch[] = reads.map(
    ({ statements }, place) =>
      new Batch(statements, () => {
        const next = batches[place + 1]
        next?.sendBy(client)
      }),
  )
  connection.stream.write(Buffer.concat(batches.flatMap((batch) => batch.messages(connection))))
  batches[0]?.sendBy(client)
  return batches
}
