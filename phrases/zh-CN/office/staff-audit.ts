import { common } from '../kernel/shared.ts'
import { auditSteps } from './audit-steps.ts'
import { auditSubjects } from './audit-subjects.ts'
import { auditVerbs } from './audit-verbs.ts'

/** The staff's log: who did what, filtered and shown. */
export const staffAudit = {
  ...common('at'),
  actor: '操作方',
  company: '企业',
  action: '操作',
  record: '编号或名称',
  staff: '员工',
  subject: '操作类别',
  address: 'IP 地址',
  reference: '参考号',
  call: '接口调用',
  isSetting: '设置',
  settingsOnly: '只看设置的改动',
  changes: '变更',
  sentence: '{who} {done} {name}',
  done: '{verb}：{subject}',
  otherVerb: '办理',
  otherSubject: '其他事项',
  subjects: auditSubjects,
  verbs: { ...auditSteps, ...auditVerbs },
  actors: { ...common('customer', 'system'), provider: '我方' },
  empty: '没有记录',
} as const
