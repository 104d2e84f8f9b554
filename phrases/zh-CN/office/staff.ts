import { commonLabels } from '../kernel/labels.ts'
import { common } from '../kernel/shared.ts'
import { staffAudit } from './staff-audit.ts'

/** Staff accounts, the user's own account, the audit log. */
export const officeStaff = {
  name: commonLabels.personName,
  ...common(
    'email',
    'phone',
    'state',
    'enabled',
    'secondFactor',
    'on',
    'off',
    'lastLoginAt',
    'createdAt',
    'password',
  ),
  phoneHint: '当客户经理时，客户在帮助里看到',
  roles: '角色',
  disabled: '停用',
  new: '添加员工',
  change: '修改账号',
  save: '保存账号',
  saved: '账号已保存',
  passwordHint: '超过 6 位，包含字母、数字和符号',
  passwordKeep: '留空则不修改；填写后其会话全部结束',
  clearSecondFactor: '移除其全部两步验证方式',
  keep: '保持',
  keyword: '姓名或邮箱',
  role: '角色',
  empty: '没有员工账号',
  audit: staffAudit,
  own: {
    who: '账号',
    password: '修改密码',
    old: '当前密码',
    new: '新密码',
    passwordDone: '密码已修改，其他设备已退出',
    ...common('sessions', 'device', 'lastSeen'),
    since: '登录时间',
    ip: 'IP 地址',
    current: '当前设备',
    endSession: '退出',
    sessionEnded: '该设备已退出',
  },
} as const
