import type { TokenScope } from '@quayside/contract/account/login.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { type Database, sql } from '../database/database.ts'

/** The caller, cached by this process. Not trusted by itself: `app.open_session` confirms it. */
export type Principal = {
  readonly tokenHash: Buffer
  readonly sessionId: string
  readonly memberId: string
  readonly personId: string
  readonly companyId: string
  readonly name: string
  readonly scope: TokenScope
  readonly permissions: ReadonlySet<string>
  readonly accessStamp: number
  /** The key of the company's own systems, which stands in a member's place; it has no session. */
  readonly keyId?: string
}

export const may = (principal: Principal, permission: Permission): boolean =>
  principal.permissions.has(permission)

const remembered = new Map<string, Principal>()
const mostRemembered = 10_000

export function forgetPrincipal(tokenHash: Buffer): void {
  remembered.delete(tokenHash.toString('base64'))
}

/**
 * The principal of a token, from memory or from the database. The cache may be slightly out of
 * date; every transaction therefore begins with `app.open_session`, which checks the session.
 */
export async function findPrincipal(staff: Database, tokenHash: Buffer): Promise<Principal | undefined> {
  const key = tokenHash.toString('base64')
  const known = remembered.get(key)
  if (known) return known
  const [rows = []] = await staff.read([
    sql
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .select([
        'session.id as session_id',
        'session.scope',
        'member.id as member_id',
        'member.company_id',
        'member.person_id',
        'member.name',
        'member.permissions',
        'member.access_stamp',
      ])
      .where('session.token_hash', '=', tokenHash)
      .where('session.ended_at', 'is', null)
      .compile(),
  ])
  const row = rows[0] as
    | {
        session_id: string
        scope: TokenScope
        member_id: string
        company_id: string
        person_id: string
        name: string
        permissions: string[]
        access_stamp: number
      }
    | undefined
  if (!row) return undefined
  const principal: Principal = {
    tokenHash,
    sessionId: row.session_id,
    memberId: row.member_id,
    companyId: row.company_id,
    personId: row.person_id,
    name: row.name,
    scope: row.scope,
    permissions: new Set(row.permissions),
    accessStamp: row.access_stamp,
  }
  return remember(principal)
}

function remember(principal: Principal): Principal {
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(principal.tokenHash.toString('base64'), principal)
  return principal
}

/** A key of a company's systems is no person. */
const noPerson = '0'

/** The same for a key: what it may do never changes, and whether it still works says `app.open_key`. */
export async function findKeyPrincipal(staff: Database, tokenHash: Buffer): Promise<Principal | undefined> {
  const known = remembered.get(tokenHash.toString('base64'))
  if (known) return known
  const [row] = await staff.run(
    sql
      .selectFrom('system_key')
      .select(['id', 'member_id', 'company_id', 'name', 'scopes'])
      .where('key_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .compile(),
  )
  if (!row) return undefined
  return remember({
    tokenHash,
    sessionId: '',
    memberId: row['member_id'] as string,
    personId: noPerson,
    companyId: row['company_id'] as string,
    name: row['name'] as string,
    scope: 'full',
    permissions: new Set(row['scopes'] as string[]),
    accessStamp: 1,
    keyId: row['id'] as string,
  })
}
