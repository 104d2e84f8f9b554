import type { Wording } from '../../wording.ts'
import type { staffAudit as source } from '../../zh-CN/office/staff-audit.ts'
import { auditSteps } from './audit-steps.ts'
import { auditSubjects } from './audit-subjects.ts'
import { auditVerbs } from './audit-verbs.ts'

export const staffAudit: Wording<typeof source> = {
  at: '時間',
  actor: '操作方',
  actorName: '操作人',
  company: '企業',
  action: '操作',
  record: '編號或名稱',
  staff: '員工',
  subject: '操作類別',
  target: '對象',
  address: 'IP 位址',
  reference: '參考號',
  call: '介面呼叫',
  subjects: auditSubjects,
  verbs: { ...auditSteps, ...auditVerbs },
  actors: {
    customer: '客戶',
    provider: '我方',
    system: '系統',
  },
  empty: '沒有紀錄',
}
