import { join } from 'node:path'
import type { Config } from '../config.ts'
import { exitWithSentence } from '../start-refused.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { reachDatabase } from './reach-database.ts'

/**
 * Runs work with the owner's connection: that of the settings, or the embedded server's, which stays up if Quayside
 * runs.
 */
export async function withOwner<T>(
  config: Pick<Config, 'directUrl' | 'databaseWait' | 'dataDir'>,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  const warn = (line: string): void => void process.stderr.write(`${line}\n`)
  if (config.directUrl !== undefined) {
    const patience = config.databaseWait * 1_000
    const log = { info: warn }
    return await work(await reachDatabase(config.directUrl, { log, patience }).catch(exitWithSentence))
  }
  const log = { info: () => {}, warn }
  const server = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log }).catch(
    exitWithSentence,
  )
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
