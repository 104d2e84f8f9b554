import type { HubFieldTexts } from '../../field-texts.ts'
import { addressFields } from '../kernel/address-fields.ts'
import { bankFields } from '../kernel/bank-fields.ts'

export const hubFields = {
  bankAccount: {
    recordName: '銀行帳戶',
    ...bankFields,
  },
  contact: {
    recordName: '聯絡人',
    type: '聯絡人類型',
    name: '姓名',
    mobile: '手機',
    landline: '市話',
    email: '電子郵件',
    qq: 'QQ',
    idCard: '身分證號碼',
    isDefault: '是否預設',
    createdAt: '建立時間',
    updatedAt: '更新時間',
  },
  address: {
    recordName: '地址',
    type: '地址類型',
    region: '所在地區',
    ...addressFields,
  },
} as const satisfies HubFieldTexts
