import { secondFactorApi } from '@quayside/contract/account/second-factor.api.ts'
import { staffApi } from '@quayside/contract/office/staff.api.ts'
import { secondFactorHandlers } from '../../modules/account/second-factor/handlers.ts'
import { bindOffice } from '../bind-office.ts'
import { listAudit } from './list-audit.ts'
import { listColleagues, listStaff } from './list-staff.ts'
import { logIn, logInSecondStep, logInWithPasskey } from './log-in.ts'
import { getLoginSettings, resetMember, saveLoginSettings } from './login-settings.ts'
import { changeOwnPassword } from './own-password.ts'
import { saveManager } from './save-manager.ts'
import { saveStaff } from './save-staff.ts'
import { getSelf } from './self.ts'
import { endOwnSessions, listSessions, logOut } from './sessions.ts'
import { staffCall } from './staff-call.ts'

const ownRoutes = bindOffice(secondFactorApi, secondFactorHandlers('staff', staffCall))

const accountRoutes = bindOffice(staffApi, {
  'POST auth/token': logIn,
  'POST auth/login/secondFactor': logInSecondStep,
  'POST auth/login/passkey': logInWithPasskey,
  'DELETE auth/token': logOut,
  'GET auth/self': getSelf,
  'PUT auth/password': changeOwnPassword,
  'GET auth/session/list': listSessions,
  'POST auth/session/end': endOwnSessions,
  'GET office/online/colleague/list': listColleagues,
  'GET office/online/staff/list': listStaff,
  'POST office/online/staff/save': saveStaff,
  'POST office/online/member/{id}/resetSecondFactor': resetMember,
  'POST office/online/company/{id}/manager': saveManager,
  'GET office/online/loginSetting': getLoginSettings,
  'POST office/online/loginSetting/save': saveLoginSettings,
  'GET office/online/audit/list': listAudit,
})

export const staffRoutes = [...ownRoutes, ...accountRoutes]
