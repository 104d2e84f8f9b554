import type { Change } from '@quayside/contract/kernel/changes.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import { permissionsOf, type StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hasSecondFactor } from '../modules/account/second-factor/factors.ts'
import { sql, type Tx } from '../platform/database/database.ts'
import type { Statement } from '../platform/database/prepared-statements.ts'
import type { Row } from '../platform/database/row-reader.ts'
import type { Platform } from '../platform/platform.ts'
import type { Acting } from '../platform/records/acting.ts'
import { type Reader, staffReader } from '../platform/records/read-within.ts'
import type { OpenCall } from '../platform/session/call.ts'
import { type Asked, onceByKey } from '../platform/session/idempotency.ts'
import { inRequest } from '../platform/session/in-request.ts'
import { extendedUntil, longestHours } from '../platform/session/lifetime.ts'

/** One of the provider's staff, as this call's session says. Nothing is cached between calls. */
type StaffPrincipal = {
  readonly tokenHash: Buffer
  readonly sessionId: string
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly permissions: ReadonlySet<StaffPermission>
  readonly hasSecondFactor: boolean
  /** The session opens the set-up of a second factor and nothing else. */
  readonly isEnrolling: boolean
}

/** What the audit log says of a change besides who, when and which call. */
type AuditNote = {
  companyId?: string | undefined
  target?: string | undefined
  /** What differs between before and after, where the change is of the provider's own data. */
  changes?: readonly Change[]
}

/** What a handler of the back office is given: the provider's role sees all companies. */
export type OfficeCall = OpenCall & {
  readonly staff: StaffPrincipal
  readonly acting: Acting & { actor: 'provider' }
  readonly read: Reader
  /** One transaction that leaves an audit row; refused if the session has ended meanwhile. */
  write<T>(work: (tx: Tx, note: AuditNote) => Promise<T>): Promise<T>
}

const openStaffSession = (tokenHash: Buffer): Statement =>
  sql
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff_session.id as session_id',
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.roles',
      'staff_session.scope',
      hasSecondFactor.staff.as('has_second_factor'),
      raw<boolean>`staff_session.last_seen_at < now() - interval '1 minute'`.as('is_stale'),
    ])
    .where('staff_session.token_hash', '=', tokenHash)
    .where('staff_session.ended_at', 'is', null)
    .where('staff_session.idle_until', '>', raw<string>`now()`)
    .where('staff.is_enabled', '=', true)
    .compile()

export async function findStaff(platform: Platform, tokenHash: Buffer): Promise<StaffPrincipal | undefined> {
  const [rows] = await platform.staff.read([openStaffSession(tokenHash)])
  const row = rows?.[0]
  if (!row) return undefined
  const principal = toPrincipal(tokenHash, row)
  if (row['is_stale'] === true) keepAwake(platform, principal.sessionId)
  return principal
}

function toPrincipal(tokenHash: Buffer, row: Row): StaffPrincipal {
  const roles = row['roles'] as StaffRole[]
  return {
    tokenHash,
    sessionId: row['session_id'] as string,
    id: row['id'] as string,
    name: row['name'] as string,
    email: row['email'] as string,
    roles,
    permissions: new Set(permissionsOf(roles)),
    hasSecondFactor: row['has_second_factor'] === true,
    isEnrolling: row['scope'] === 'enrolment',
  }
}

export function officeCallOf(open: OpenCall, staff: StaffPrincipal, asked: Asked): OfficeCall {
  const { staff: database, personalData } = open.platform
  const request = inRequest()
  let writes = 0
  return {
    ...open,
    staff,
    acting: { actor: 'provider', id: staff.id, name: staff.name },
    read: staffReader(open.platform),
    async write(work) {
      const note: AuditNote = { target: asked.target }
      const once = { owner: { name: `staff ${staff.id}`, companyId: null }, asked, place: writes++ } as const
      const { answer } = await database.transaction(
        [openStaffSession(staff.tokenHash), request],
        (tx, [session]) => {
          if (session?.[0] === undefined) throw refuse('access.signIn')
          return onceByKey(tx, personalData, once, () => work(tx, note))
        },
        ({ isRepeated }) => (isRepeated ? [] : [auditOf(open, staff, asked.action, note)]),
      )
      return answer
    },
  }
}

const auditOf = (open: OpenCall, staff: StaffPrincipal, action: string, note: AuditNote): Statement =>
  sql
    .insertInto('audit_log')
    .values({
      company_id: note.companyId ?? null,
      actor: 'provider',
      actor_id: staff.id,
      action,
      target: note.target ?? null,
      changes: note.changes && note.changes.length > 0 ? JSON.stringify(keptChanges(note.changes)) : null,
      address: open.address,
      reference: open.reference,
    })
    .compile()

const mostChanges = 40
const longestText = 200
const cut = (value: Change['before']): Change['before'] =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value

/** A whole landing page that is written again does not make a row of megabytes. */
const keptChanges = (changes: readonly Change[]): readonly Change[] =>
  changes
    .slice(0, mostChanges)
    .map(({ path, before, after }) => ({ path, before: cut(before), after: cut(after) }))

/** Moves the idle limit forward, at most once a minute; the request does not wait for it. */
function keepAwake(platform: Platform, sessionId: string): void {
  platform.staff
    .run(
      sql
        .updateTable('staff_session')
        .set({
          last_seen_at: raw<string>`now()`,
          idle_until: extendedUntil(longestHours.staff),
        })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .compile(),
    )
    .catch((error: unknown) => platform.log.warn({ err: error }, 'staff session not extended'))
}
