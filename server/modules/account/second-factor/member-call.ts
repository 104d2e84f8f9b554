import { sql as raw } from 'kysely'
import type { Call } from '../../../platform/session/call.ts'
import { confirmOwnPassword } from '../passwords.ts'
import type { PersonCall } from './person.ts'

/** A member's call, as the handlers of second factors take it. */
export function memberCall(call: Call): PersonCall {
  const { principal } = call
  const { companyId, memberId, personId, sessionId, scope } = principal
  return {
    ...call,
    person: { kind: 'member', id: personId, membership: { companyId, memberId } },
    accountName: principal.name,
    isEnrolling: scope === 'enrolment',
    confirmPassword: (path, typed) => confirmOwnPassword(call, path, typed),
    async endEnrolment(tx) {
      if (scope === 'enrolment') {
        // Processes cache the session's scope; the stamp makes them read it again.
        await tx
          .updateTable('member')
          .set({ access_stamp: raw<number>`access_stamp + 1` })
          .where('company_id', '=', companyId)
          .where('id', '=', memberId)
          .execute()
      }
      await tx
        .updateTable('session')
        .set({ is_two_factor: true, ...(scope === 'enrolment' && { scope: 'full' }) })
        .where('company_id', '=', companyId)
        .where('id', '=', sessionId)
        .execute()
    },
  }
}
