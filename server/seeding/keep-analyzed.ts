import pg from 'pg'

const every = 2_000

/**
 * Tables that have grown by half since their rows were last counted. Counting all of them each time took as much of a
 * processor as the filling's own statements, and made PostgreSQL plan each of these again.
 */
const grown = `select string_agg(format('%I.%I', schemaname, relname), ', ') as names from pg_stat_user_tables
  where n_mod_since_analyze > 20 + n_live_tup / 2`

/**
 * While a new database is filled, PostgreSQL counts its rows every two seconds. Its own counting begins a minute later;
 * until then statements would be planned for the empty tables that they first met, which made filling take a quarter longer.
 */
export async function keepAnalyzed<T>(ownerUrl: string, fill: () => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'quayside analyze' })
  owner.on('error', () => undefined)
  await owner.connect()
  const count = async (): Promise<void> => {
    const { rows } = await owner.query<{ names: string | null }>(grown)
    if (rows[0]?.names) await owner.query(`analyze ${rows[0].names}`)
  }
  let counting: Promise<void> | undefined
  const timer = setInterval(() => {
    counting ??= count()
      .catch(() => undefined)
      .finally(() => {
        counting = undefined
      })
  }, every)
  try {
    return await fill()
  } finally {
    clearInterval(timer)
    await counting
    await owner.end()
  }
}
