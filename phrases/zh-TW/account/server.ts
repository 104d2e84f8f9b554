import type { accountNotices as source } from '../../zh-CN/account/server.ts'

export const accountNotices: typeof source = {
  companyPassed: { title: '企業認證已通過', content: '{name} 的企業認證已通過，現在可以使用全部功能。' },
  companyRejected: {
    title: '企業認證未通過',
    content: '{name} 的企業認證未通過，原因：{reason}。請修改公司資料後重新送出。',
  },
  companyChange: {
    approve: { title: '公司資料變更已通過', content: '{name} 的公司資料變更已通過審核，現已生效。' },
    reject: {
      title: '公司資料變更未通過',
      content: '{name} 的公司資料變更未通過，原因：{reason}。公司資料保持不變，可修改後重新送出。',
    },
  },
}
