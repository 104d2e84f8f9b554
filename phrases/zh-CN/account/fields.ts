import { hubRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const hubFields = labels(hubRecords, {
  bankAccount: {
    recordName: '银行账户',
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
  },
  address: {
    recordName: '地址',
    type: '地址类型',
  },
})
