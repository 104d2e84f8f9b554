import { authApi } from '@quayside/contract/account/auth.api.ts'
import { profileApi } from '@quayside/contract/account/profile.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { changeEmail, changeName, changePassword, changePhone } from './change-profile.ts'
import { eraseOwnData } from './erase-own-data.ts'
import { exportOwnData } from './export-own-data.ts'
import { getProfile } from './get-profile.ts'
import { issueToken } from './log-in.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logOut } from './log-out.ts'
import { endOwnSessions, listSessions } from './own-sessions.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'

const authRoutes = bind(authApi, {
  'POST auth/oauth/token': issueToken,
  'POST auth/mobile/code': sendCode,
  'POST auth/mobile/token/sms': logInWithCode,
  'DELETE auth/token/logout': logOut,
})

const profileRoutes = bind(profileApi, {
  'PUT system/online/user/profile/register': register,
  'PUT system/online/user/profile/resetPwd': resetPassword,
  'GET system/online/user/profile/getInfo': getProfile,
  'PUT system/online/user/profile/updateCustomerAccount': changeName,
  'POST system/online/user/profile/updateEmail': changeEmail,
  'POST system/online/user/profile/updatePhone': changePhone,
  'PUT system/online/user/profile/updatePwd': changePassword,
  'GET system/online/user/profile/exportData': exportOwnData,
  'DELETE system/online/user/profile/erase': eraseOwnData,
  'GET system/online/user/session/list': listSessions,
  'DELETE system/online/user/session/batchRemove': endOwnSessions,
})

export const accountRoutes = [...authRoutes, ...profileRoutes]
