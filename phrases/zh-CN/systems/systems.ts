import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const systemsCodes = {
  systemKeyState: { ...common('active'), expired: '已到期', revoked: '已停用' },
  systemWebhookState: { active: '启用', off: '停用', stopped: '失败停止' },
  systemDeliveryState: { ...common('waiting'), delivered: '已送达', failed: '未送达' },
} as const satisfies Partial<CodeTexts>

export const systemsNotices = {
  systemKey: {
    expiring: {
      title: '密钥即将到期',
      content: '密钥“{name}”将于 {day} 到期，到期后使用它的系统即被拒绝。请生成新的密钥换上，再停用旧的。',
    },
    outlived: {
      title: '请核对密钥',
      content:
        '生成密钥“{name}”的 {maker} 已不在公司，或不再有密钥的全部权限。密钥仍照常可用，请核对是否还需要，不需要时停用。',
    },
  },
  systemWebhook: {
    stopped: {
      title: '推送地址已停止',
      content: '推送地址“{name}”连续三天没有接收成功，已停止推送。修好后请重新启用，停止期间的事件会补发。',
    },
  },
}
