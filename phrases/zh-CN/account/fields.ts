import type { HubFieldTexts } from '../../field-texts.ts'
import { addressFields } from '../kernel/address-fields.ts'
import { bankFields } from '../kernel/bank-fields.ts'

export const hubFields = {
  bankAccount: {
    recordName: '银行账户',
    ...bankFields,
  },
  contact: {
    recordName: '联系人',
    type: '联系人类型',
    name: '姓名',
    mobile: '手机',
    landline: '座机',
    email: '电子邮箱',
    qq: 'QQ',
    idCard: '身份证号码',
    isDefault: '默认',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  address: {
    recordName: '地址',
    type: '地址类型',
    region: '所在地区',
    ...addressFields,
  },
} as const satisfies HubFieldTexts
