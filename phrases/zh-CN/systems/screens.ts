import { common, recordNames } from '../kernel/shared.ts'

/** Keys of the company's own systems, in the portal. */
export const ownSystems = {
  title: '系统对接',
  keyword: '名称',
  empty: '还没有密钥。生成密钥后，公司的 SAP、金蝶、用友等系统就能下单、查询状态、对账单和库存。',
  new: '生成密钥',
  make: '生成',
  ...recordNames('name'),
  ...common('daysOf', 'state', 'createdBy', 'expiresAt', 'lastUsedAt', 'close'),
  nameHint: '写明哪个系统使用，例如“金蝶 正式环境”。操作记录里显示这个名称。',
  days: '有效期',
  scopes: '权限',
  scopesHint: '只给系统需要的权限；生成后不能修改。',
  scopeCount: '{count, number} 项权限',
  hint: '密钥开头',
  createdAt: '生成时间',
  lastAddress: '使用地址',
  never: '未使用',
  made: '密钥已生成',
  madeHint: '密钥只在这里显示一次，请现在复制并存入系统的保密配置。有效到 {until}，可随时停用。',
  revoke: '停用',
  revokeConfirm: '停用后，“{name}”的请求立即被拒绝，不能恢复。',
  revoked: '密钥已停用',
  docs: '接口文档',
} as const
