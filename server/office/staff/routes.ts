import { staffApi } from '@quayside/contract/office/staff.api.ts'
import { bindOffice } from '../bind-office.ts'
import { listAudit } from './list-audit.ts'
import { listColleagues, listStaff } from './list-staff.ts'
import { logIn } from './log-in.ts'
import { changeOwnPassword } from './own-password.ts'
import { saveStaff } from './save-staff.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor.ts'
import { getSelf } from './self.ts'
import { endOwnSessions, listSessions, logOut } from './sessions.ts'

export const staffRoutes = bindOffice(staffApi, {
  'POST auth/token': logIn,
  'DELETE auth/token': logOut,
  'GET auth/self': getSelf,
  'PUT auth/password': changeOwnPassword,
  'POST auth/secondFactor/begin': beginSecondFactor,
  'POST auth/secondFactor/confirm': confirmSecondFactor,
  'POST auth/secondFactor/end': endSecondFactor,
  'GET auth/session/list': listSessions,
  'POST auth/session/end': endOwnSessions,
  'GET office/online/colleague/list': listColleagues,
  'GET office/online/staff/list': listStaff,
  'POST office/online/staff/save': saveStaff,
  'GET office/online/audit/list': listAudit,
})
