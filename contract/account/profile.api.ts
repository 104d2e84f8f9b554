import { AgreementAcceptance, AgreementAccepted } from '../kernel/agreement.ts'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Token } from './login.ts'
import {
  EmailChange,
  Erasure,
  OwnData,
  PasswordChange,
  PasswordReset,
  PhoneChange,
  Profile,
  ProfileChange,
  Registration,
  ResetCode,
} from './profile.ts'
import { Session, SessionQuery } from './session.ts'

export const profileApi = {
  'PUT system/online/user/profile/register': {
    access: 'open',
    summary:
      'Registers a mobile number and a company of its own; answers a token for completing its information.',
    body: Registration,
    bare: Token,
  },
  'PUT system/online/user/profile/resetPwd': {
    access: 'open',
    summary: 'Sets a new password with a code, for a forgotten one or the first of an invited member.',
    body: PasswordReset,
  },
  'POST system/online/user/profile/checkResetCode': {
    access: 'open',
    summary: 'Whether the code for a new password is right; it stays valid, and a wrong one counts as a try.',
    body: ResetCode,
  },
  'GET system/online/user/profile/getInfo': {
    access: 'onboarding',
    summary: 'The calling member: own details and permissions.',
    data: Profile,
  },
  'POST system/online/user/agreement/accept': {
    access: 'onboarding',
    summary:
      'The calling person accepts the version of the service agreement in force; a second time changes nothing.',
    body: AgreementAcceptance,
    data: AgreementAccepted,
  },
  'PUT system/online/user/profile/updateCustomerAccount': {
    access: 'member',
    summary: 'Changes the calling member’s own name.',
    body: ProfileChange,
  },
  'POST system/online/user/profile/updateEmail': {
    access: 'member',
    summary: 'Changes the calling member’s email, which is also an account name, with the password.',
    form: true,
    body: EmailChange,
  },
  'POST system/online/user/profile/updatePhone': {
    access: 'member',
    summary:
      'Changes the calling member’s mobile number, with the password and a code sent to the new number.',
    form: true,
    body: PhoneChange,
  },
  'PUT system/online/user/profile/updatePwd': {
    access: 'member',
    summary: 'Changes the password and ends the person’s other log-ins, in all companies.',
    form: true,
    body: PasswordChange,
  },
  'GET system/online/user/profile/exportData': {
    access: 'onboarding',
    summary: 'Everything that is kept about the calling person, in all companies.',
    data: OwnData,
  },
  'DELETE system/online/user/profile/erase': {
    access: 'member',
    summary:
      'Erases the calling person’s personal data in all companies and ends the account; needs the password.',
    body: Erasure,
  },
  'GET system/online/user/session/list': {
    access: 'member',
    summary: 'Where the calling person is logged in, in whatever company.',
    query: SessionQuery,
    rows: Session,
  },
  'DELETE system/online/user/session/batchRemove': removal(
    'member',
    'Ends log-ins of the calling person, in all companies.',
  ),
} as const satisfies ApiTable
