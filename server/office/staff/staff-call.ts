import type { PersonCall } from '../../modules/account/second-factor/person.ts'
import type { OfficeCall } from '../office-call.ts'
import { confirmPassword } from './own-password.ts'

/** A call of one of staff, as the handlers of second factors take it. */
export const staffCall = (call: OfficeCall): PersonCall => ({
  ...call,
  person: { kind: 'staff', id: call.staff.id },
  accountName: call.staff.email,
  isEnrolling: call.staff.isEnrolling,
  confirmPassword: (path, typed) => confirmPassword(call, path, typed),
  async endEnrolment(tx) {
    if (!call.staff.isEnrolling) return
    await tx
      .updateTable('staff_session')
      .set({ scope: 'full' })
      .where('id', '=', call.staff.sessionId)
      .execute()
  },
})
