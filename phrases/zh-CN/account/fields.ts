import type { HubFieldTexts } from '../../field-texts.ts'
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
    detail: '详细地址',
    contact: '联系人',
    phone: '联系电话',
    isDefault: '默认',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
} as const satisfies HubFieldTexts
