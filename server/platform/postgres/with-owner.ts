import { join } from 'node:path'
import { exitWithSentence } from '../start-refused.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { reachDatabase } from './reach-database.ts'

/** Runs work with the owner's connection: DATABASE_URL, or the embedded server, which stays up if Quayside runs. */
export async function withOwner<T>(
  config: { databaseUrl: string | undefined; dataDir: string },
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  const warn = (line: string): void => void process.stderr.write(`${line}\n`)
  if (config.databaseUrl !== undefined) {
    await reachDatabase(config.databaseUrl, { log: { info: warn } }).catch(exitWithSentence)
    return await work(config.databaseUrl)
  }
  const log = { info: () => {}, warn }
  const server = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
