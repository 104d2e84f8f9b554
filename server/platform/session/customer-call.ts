import type { Access } from '@quayside/contract/kernel/api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { compiledOnce } from '../database/compiled-once.ts'
import { sql } from '../database/database.ts'
import type { Statement } from '../database/prepared-statements.ts'
import type { Row } from '../database/row-reader.ts'
import { readOfCompany } from '../database/standby-reads.ts'
import { writesFor } from '../live/publish.ts'
import { readerOf } from '../records/read-within.ts'
import type { Answers, Call, OpenCall } from './call.ts'
import { extendSession } from './extend-session.ts'
import { type Asked, onceByKey } from './idempotency.ts'
import { noteKeyUse } from './note-key-use.ts'
import { forgetPrincipal, type Principal } from './principal.ts'
import { mayKind } from './require-access.ts'

/** As run-endpoint.ts holds it: no answer leaves before the session was confirmed. */
export type ConfirmedCall = Call & { confirm(): Promise<void> }

/** The permissions changed since this process read them: they are read again and the call is repeated. */
export class AccessChanged extends Error {
  override readonly name = 'AccessChanged'
}

const openingSession = 'select access_stamp, is_stale from app.open_session($1)'
const openingKey = 'select access_stamp, is_stale from app.open_key($1)'

const openSession = ({ keyId, tokenHash }: Principal): Statement => ({
  sql: keyId === undefined ? openingSession : openingKey,
  parameters: [tokenHash],
})

const insertAudit = compiledOnce(
  (row: {
    companyId: string
    memberId: string
    action: string
    target?: string
    address: string
    reference: string
  }) =>
    sql.insertInto('audit_log').values({
      company_id: row.companyId,
      actor: 'customer',
      actor_id: row.memberId,
      action: row.action,
      target: row.target ?? null,
      address: row.address,
      reference: row.reference,
    }),
)

/** The record is the one that the path names, or the one that was saved. */
const auditOf = (open: OpenCall, principal: Principal, asked: Asked, answer: unknown): Statement => {
  const saved = answer as { readonly id?: unknown } | null | undefined
  const target = asked.target ?? (typeof saved?.id === 'string' ? saved.id : undefined)
  return insertAudit({
    companyId: principal.companyId,
    memberId: principal.memberId,
    action: asked.action,
    ...(target !== undefined && { target }),
    address: open.address,
    reference: open.reference,
  }).compile()
}

const noteUse = ({ platform, address }: OpenCall, principal: Principal): void =>
  principal.keyId === undefined
    ? extendSession(platform, principal)
    : noteKeyUse(platform, principal, principal.keyId, address)

export function callOf(
  open: OpenCall,
  principal: Principal,
  { asked, access }: { asked: Asked; access: Access },
): ConfirmedCall {
  let isConfirmed = false
  let isKindAsked = false
  let writes = 0
  const owner = { name: `member ${principal.memberId}`, companyId: principal.companyId } as const

  function check(session: Row[] | undefined): void {
    const row = session?.[0]
    if (!row) {
      forgetPrincipal(principal.tokenHash)
      throw refuse(principal.keyId === undefined ? 'access.signIn' : 'systemKey.unknown')
    }
    if (row['access_stamp'] !== principal.accessStamp) {
      forgetPrincipal(principal.tokenHash)
      throw new AccessChanged()
    }
    if (row['is_stale'] === true) noteUse(open, principal)
    isConfirmed = true
  }

  const call: ConfirmedCall = {
    ...open,
    principal,
    read: readerOf(async (queries) => {
      const opening = openSession(principal)
      const compiled = queries.map((query) => query.compile())
      // What a command checks before it writes is read where it writes.
      const [session, ...answers] = asked.action.startsWith('GET ')
        ? await readOfCompany(open.platform, principal.companyId, { opening, queries: compiled })
        : await open.platform.app.read([opening, ...compiled])
      check(session)
      return answers
    }),
    async write(work, ...reads) {
      const place = writes++
      const { answer, isRepeated } = await open.platform.app.transaction(
        [openSession(principal), ...reads.map((read) => read.compile())],
        (tx, [session, ...answers]) => {
          check(session)
          writesFor(tx, principal.companyId)
          return onceByKey(tx, open.platform.personalData, { owner, asked, place }, () =>
            work(tx, ...(answers as Answers<typeof reads>)),
          )
        },
        (written) => (written.isRepeated ? [] : [auditOf(open, principal, asked, written.answer)]),
      )
      // The same member was asked for the kind when the first answer was made.
      if (isRepeated) isKindAsked = true
      return answer
    },
    mayKind(kind) {
      if (typeof access !== 'object') throw new Error(`${asked.action} has no kinds`)
      isKindAsked = true
      return mayKind(principal, access, kind)
    },
    requireKind(kind) {
      if (!call.mayKind(kind)) throw refuse('access.forbidden')
    },
    /** This holds also where a handler never asked the database. */
    async confirm() {
      if (!isConfirmed) await call.read()
      if (typeof access === 'object' && access.kindIn === 'record' && !isKindAsked)
        throw new Error(`${asked.action} answered without asking for the permission of the record's kind`)
    },
  }
  return call
}
