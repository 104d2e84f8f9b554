import { partnerRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const partnerFields = labels(partnerRecords, {
  supplier: {
    recordName: '供应商',
    number: '供应商编号',
    name: '供应商名称',
    abbreviation: '简称',
    isOverseas: '境内／境外',
    status: '状态',
    missingDocuments: '待补资料',
  },
  supplierAccount: { recordName: '供应商账户' },
  supplierAddress: { recordName: '供应商地址' },
  customer: {
    recordName: '客户',
    number: '客户编号',
    type: '客户类型',
    level: '客户等级',
    registeredAddress: '注册地址',
    businessAddress: '经营地址',
    fax: '传真',
  },
})
