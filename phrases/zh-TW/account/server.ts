import type { accountNotices as source } from '../../zh-CN/account/server.ts'

export const accountNotices: typeof source = {
  emailChanged: {
    title: '登入信箱已修改',
    content: '您的登入信箱剛剛被修改。如非本人操作，請立即修改密碼並聯絡貴公司管理員。',
  },
  mobileChanged: {
    title: '登入手機號碼已修改',
    content: '您的登入手機號碼剛剛被修改。如非本人操作，請立即修改密碼並聯絡貴公司管理員。',
  },
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
