import type { systemsRefusals } from '@quayside/contract/systems/systems.refusals.ts'
import type { Nested } from '../../nested.ts'

export const systemsErrors = {
  systemKey: {
    unknown: '密钥不存在、已到期或已停用，请向公司管理员索取新的密钥',
    closed: '这个接口不对密钥开放，请由成员登录后操作',
    scopeMissing: '这个密钥没有所需的权限，请公司管理员生成带有该权限的密钥',
    scopeUnknown: '密钥不能有这项权限',
    scopeNotYours: '只能授予您自己拥有的权限',
    tooMany: '已有 {max} 个有效密钥，请先停用不用的密钥',
    revoked: '密钥已停用',
  },
  systemWebhook: {
    kindNotYours: '只能选择您自己可以查看的单据的事件',
    tooMany: '最多 {max} 个推送地址，请先删除不用的地址',
  },
} as const satisfies Nested<keyof typeof systemsRefusals>
