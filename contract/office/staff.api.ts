import { LoginSettingsSave, PasskeyLogin, SecondStepAnswer } from '../account/second-factor.ts'
import { Saved } from '../kernel/record.ts'
import type { OfficeApiTable } from './office-api.ts'
import {
  AuditEntry,
  AuditQuery,
  Colleague,
  ManagerSave,
  OwnPassword,
  SessionIds,
  Staff,
  StaffLogin,
  StaffQuery,
  StaffSave,
  StaffSelf,
  StaffSession,
  StaffToken,
} from './staff.ts'

export const staffApi = {
  'POST auth/token': {
    access: 'open',
    summary:
      'Logs one of the staff in; who has a second factor is refused with a ticket for the second step.',
    body: StaffLogin,
    bare: StaffToken,
  },
  'POST auth/login/secondFactor': {
    access: 'open',
    summary: 'The second step of a log-in: a code of the authenticator, a passkey or a recovery code.',
    body: SecondStepAnswer,
    bare: StaffToken,
  },
  'POST auth/login/passkey': {
    access: 'open',
    summary: 'Logs in with a passkey alone.',
    body: PasskeyLogin,
    bare: StaffToken,
  },
  'DELETE auth/token': { access: 'enrolment', summary: 'Ends the calling session.' },
  'GET auth/self': {
    access: 'enrolment',
    summary: 'Who is signed in, with roles and permissions.',
    data: StaffSelf,
  },
  'PUT auth/password': {
    access: 'staff',
    summary: 'Changes the own password and ends the other sessions.',
    body: OwnPassword,
  },
  'GET auth/session/list': {
    access: 'staff',
    summary: 'The own sessions that are open.',
    rows: StaffSession,
  },
  'POST auth/session/end': { access: 'staff', summary: 'Ends own sessions.', body: SessionIds },
  'GET office/online/colleague/list': {
    access: 'task-take',
    summary: 'To whom a task can be handed over.',
    rows: Colleague,
  },
  'GET office/online/staff/list': {
    access: 'staff-list',
    summary: 'Staff accounts.',
    query: StaffQuery,
    rows: Staff,
  },
  'POST office/online/staff/save': {
    access: 'staff-edit',
    summary: 'Makes or changes a staff account.',
    body: StaffSave,
    data: Saved,
  },
  'POST office/online/member/{id}/resetSecondFactor': {
    access: 'company-review',
    summary:
      'Removes all second factors of a customer’s member who lost them, and ends the member’s sessions.',
  },
  'POST office/online/company/{id}/manager': {
    access: 'company-review',
    summary: 'Names the account manager of a company, or nobody.',
    body: ManagerSave,
  },
  'GET office/online/loginSetting': {
    access: 'setting-list',
    summary: 'Whom the provider asks for a second factor.',
    data: LoginSettingsSave,
  },
  'POST office/online/loginSetting/save': {
    access: 'setting-edit',
    summary: 'Sets whom the provider asks for a second factor.',
    body: LoginSettingsSave,
    data: LoginSettingsSave,
  },
  'GET office/online/audit/list': {
    access: 'audit-list',
    summary: 'Who called what, newest first; nothing here can be changed.',
    query: AuditQuery,
    rows: AuditEntry,
  },
} as const satisfies OfficeApiTable
