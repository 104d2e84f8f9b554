import { createHash } from 'node:crypto'
import { allPermissions } from '@quayside/contract/permissions.ts'
import pg from 'pg'

/** The token of the n-th generated member: known to the generator, pgbench and the load alike. */
export const tokenOf = (member: number): string =>
  createHash('sha256').update(`bench ${member}`).digest('base64url')

export const headersOf = (member: number): Record<string, string> => ({
  authorization: `bearer ${tokenOf(member)}`,
  'accept-language': 'en-US',
})

/** Companies with one member and one live session each, and messages for all of them, made by the database itself. */
export async function generateCompanies(
  ownerUrl: string,
  size: { companies: number; perMember: number },
): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  // Without a listener, the error of this connection's end would hide the original one.
  owner.on('error', () => undefined)
  await owner.connect()
  const hashes = Array.from({ length: size.companies }, (_, place) =>
    createHash('sha256')
      .update(tokenOf(place + 1))
      .digest(),
  )
  await owner.query(
    `insert into company (name, certification) select 'Company ' || n, 'PASSED' from generate_series(1, $1::int) n`,
    [size.companies],
  )
  await owner.query(
    `insert into person (id, mobile) select id, '1' || lpad((3000000000 + id)::text, 10, '0') from company`,
  )
  await owner.query(
    `insert into member (company_id, person_id, name, is_administrator, permissions)
     select id, id, 'Member', true, $1 from person order by id`,
    [[...allPermissions]],
  )
  await owner.query(
    `insert into session (company_id, member_id, scope, token_hash, idle_until)
     select m.company_id, m.id, 'full', h.hash, now() + interval '1 day'
     from unnest($1::bytea[]) with ordinality as h(hash, n) join member m on m.id = h.n`,
    [hashes],
  )
  await owner.query(
    `insert into notice (company_id, member_id, title, content, is_read, created_at)
     select m.company_id, m.id, 'Order ' || n || ' was audited', repeat('Your order moves on. ', 3), n % 3 = 0,
            now() - make_interval(mins => $1::int - n)
     from generate_series(1, $1::int) n cross join member m`,
    [size.perMember],
  )
  await owner.query('vacuum analyze')
  await owner.end()
}
