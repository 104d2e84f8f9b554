import { Profile } from '@quayside/contract/account/profile.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { agreementToAccept, findAgreementChanges } from './accept-agreement.ts'
import { type Account, userInfoOf } from './account.ts'
import { findProfile } from './queries.ts'

export async function getProfile(call: Call): Promise<Profile> {
  const [rows, versions] = await call.read(findProfile(call.principal), findAgreementChanges(call.locale))
  const row = getOrRefuse(rows[0])
  const agreement = agreementToAccept(versions, row.consent_version, call.platform.clock)
  return { ...toProfile(row), ...(agreement && { agreement }) }
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof findProfile>['execute']>>[number]

export function toProfile(row: ProfileRow): Profile {
  return shaped(Profile, row, {
    ...userInfoOf({ ...row, certification: row.certification as Account['certification'] }),
    // One's own number is whole.
    mobile: row.mobile,
  })
}
