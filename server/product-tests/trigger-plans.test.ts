import { expect, it } from 'vitest'
import { sharedApp } from '../platform/testing/test-app.ts'

const app = await sharedApp()

/** Between the words of a statement, those that combine the rows of two tables. */
const joins = /\bjoin\b|\busing\b/
/** What EXECUTE is given; PostgreSQL plans it each time. */
const executed = /execute \$q\$.*?\$q\$/gs

it('plans what joins the rows of a statement for the number of them', async () => {
  const owner = await app.owner()
  const { rows } = await owner.query<{ name: string; source: string }>(
    `select distinct p.proname as name, p.prosrc as source from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where t.tgoldtable is not null or t.tgnewtable is not null`,
  )
  expect(rows.length).toBeGreaterThan(10)
  const triggers = rows.filter(({ source }) => joins.test(source.replaceAll(executed, '')))
  expect(triggers.map(({ name }) => name)).toEqual([])
})
