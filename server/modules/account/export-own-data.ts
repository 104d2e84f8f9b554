import type { OwnData } from '@quayside/contract/account/profile.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { listNotices } from '../notices/list-notices.ts'
import { toProfile } from './get-profile.ts'
import { findOwnActions, findOwnSessions, findProfile } from './queries.ts'
import { findPasskeys } from './second-factor/factors.ts'

const newestNotices = { pageNum: 1, pageSize: 200 }

/** PIPL: a person may obtain all data stored about them. */
export async function exportOwnData(call: Call): Promise<OwnData> {
  const { principal } = call
  const [profiles, sessions, actions, passkeys] = await call.read(
    findProfile(principal),
    findOwnSessions(principal).orderBy('id', 'desc'),
    findOwnActions(principal),
    findPasskeys({ kind: 'member', id: principal.personId }),
  )
  const profile = getOrRefuse(profiles[0])
  const notices = await listNotices(call, { query: newestNotices })
  return {
    profile: toProfile(profile),
    consent: { version: profile.consent_version, at: profile.consent_at },
    sessions: sessions.map((row) => ({
      address: row.address,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      endedAt: row.ended_at,
    })),
    passkeys: passkeys.map(({ name, created_at }) => ({ name, createdAt: created_at })),
    actions,
    notices: notices.rows.map(({ id, title, content, createdAt }) => ({ id, title, content, createdAt })),
  }
}
