import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded.ts'

/** Runs work with the owner's connection: DATABASE_URL, or the embedded server, which stays up if Quayside runs. */
export async function withOwner<T>(
  config: { databaseUrl: string | undefined; dataDir: string },
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl !== undefined) return await work(config.databaseUrl)
  const log = { info: () => {}, warn: (line: string) => void process.stderr.write(`${line}\n`) }
  const server = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
