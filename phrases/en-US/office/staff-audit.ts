import type { Wording } from '../../wording.ts'
import type { staffAudit as source } from '../../zh-CN/office/staff-audit.ts'
import { common } from '../kernel/shared.ts'
import { auditSteps } from './audit-steps.ts'
import { auditSubjects } from './audit-subjects.ts'
import { auditVerbs } from './audit-verbs.ts'

export const staffAudit: Wording<typeof source> = {
  ...common('at'),
  actor: 'Side',
  company: 'Company',
  action: 'Action',
  record: 'Number or name',
  staff: 'Staff member',
  subject: 'Type of action',
  address: 'IP address',
  reference: 'Reference',
  call: 'API call',
  isSetting: 'Settings',
  settingsOnly: 'Settings only',
  changes: 'Changes',
  sentence: '{who} – {done} {name}',
  done: '{verb}: {subject}',
  otherVerb: 'Done',
  otherSubject: 'Other',
  subjects: auditSubjects,
  verbs: { ...auditSteps, ...auditVerbs },
  actors: { ...common('customer', 'system'), provider: 'Our team' },
  empty: 'No entries',
}
