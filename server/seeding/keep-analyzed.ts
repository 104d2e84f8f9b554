import pg from 'pg'

const every = 2_000

/**
 * While a new database is filled, PostgreSQL counts its rows every two seconds. Its own counting begins a minute later;
 * until then statements would be planned for the empty tables that they first met, which made filling take a quarter longer.
 */
export async function keepAnalyzed<T>(ownerUrl: string, fill: () => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'quayside analyze' })
  owner.on('error', () => undefined)
  await owner.connect()
  let counting: Promise<unknown> | undefined
  const timer = setInterval(() => {
    counting ??= owner
      .query('analyze')
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
