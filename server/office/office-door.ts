import type { OfficeAccess } from '@quayside/contract/office/office-api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Door } from '../platform/http/run-endpoint.ts'
import type { LiveDoor } from '../platform/live/live-route.ts'
import { providerSender } from '../platform/parsing/turns.ts'
import { findStaff, type OfficeCall, officeCallOf } from './office-call.ts'

/** /office/api: its own tokens, its own access; customers' tokens are not valid here, nor staff tokens at /api. */
export const officeDoor: Door<OfficeAccess, OfficeCall> = {
  base: '/office/api',
  async enter(open, tokenHash, { asked, access }) {
    const staff = await findStaff(open.platform, tokenHash)
    if (!staff) throw refuse('access.signIn')
    open.identify?.(`staff ${staff.id}`)
    if (access !== 'enrolment' && staff.isEnrolling) throw refuse('secondFactor.missing')
    if (access !== 'open' && access !== 'enrolment' && access !== 'staff' && !staff.permissions.has(access))
      throw refuse('access.forbidden')
    return officeCallOf(open, staff, { ...asked, action: `office ${asked.action}` })
  },
  senderOf: ({ staff }) => providerSender(staff.id),
}

/** The provider's staff: notified of work, not of customers' messages. */
export const staffLive: LiveDoor = {
  path: '/office/api/ws',
  async admit(platform, tokenHash) {
    const staff = await findStaff(platform, tokenHash)
    if (!staff || staff.isEnrolling) return undefined
    return { as: 'staff', sessionId: `staff ${staff.sessionId}` }
  },
}
