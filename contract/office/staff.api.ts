import { Saved } from '../kernel/record.ts'
import type { OfficeApiTable } from './office-api.ts'
import {
  AuditEntry,
  AuditQuery,
  Colleague,
  OwnPassword,
  SecondFactorCode,
  SecondFactorOff,
  SecondFactorSecret,
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
    summary: 'Logs one of the staff in, with the code of the authenticator where that is switched on.',
    body: StaffLogin,
    bare: StaffToken,
  },
  'DELETE auth/token': { access: 'staff', summary: 'Ends the calling session.' },
  'GET auth/self': {
    access: 'staff',
    summary: 'Who is signed in, with roles and permissions.',
    data: StaffSelf,
  },
  'PUT auth/password': {
    access: 'staff',
    summary: 'Changes the own password and ends the other sessions.',
    body: OwnPassword,
  },
  'POST auth/secondFactor/begin': {
    access: 'staff',
    summary: 'Makes a secret for an authenticator; it counts once a code of it was confirmed.',
    data: SecondFactorSecret,
  },
  'POST auth/secondFactor/confirm': {
    access: 'staff',
    summary: 'Switches the second factor on.',
    body: SecondFactorCode,
  },
  'POST auth/secondFactor/end': {
    access: 'staff',
    summary: 'Switches the second factor off.',
    body: SecondFactorOff,
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
  'GET office/online/audit/list': {
    access: 'audit-list',
    summary: 'Who called what, newest first; nothing here can be changed.',
    query: AuditQuery,
    rows: AuditEntry,
  },
} as const satisfies OfficeApiTable
