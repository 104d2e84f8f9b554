import type { PartnerFieldTexts } from '../../field-texts.ts'
import { addressFields } from '../kernel/address-fields.ts'
import { bankFields } from '../kernel/bank-fields.ts'

export const partnerFields = {
  supplier: {
    recordName: '供应商',
    number: '供应商编号',
    name: '供应商名称',
    englishName: '英文名称',
    abbreviation: '简称',
    isOverseas: '境内／境外',
    source: '来源',
    contact: '联系人',
    phone: '联系电话',
    address: '地址',
    status: '状态',
    missingDocuments: '待补资料',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  supplierAccount: {
    recordName: '供应商账户',
    supplierNumber: '供应商编号',
    supplierName: '供应商名称',
    ...bankFields,
  },
  supplierAddress: {
    recordName: '供应商地址',
    supplierNumber: '供应商编号',
    supplierName: '供应商名称',
    type: '地址类型',
    ...addressFields,
    region: '地区',
  },
  customer: {
    recordName: '客户',
    number: '客户编号',
    type: '客户类型',
    chineseName: '中文名称',
    englishName: '英文名称',
    level: '客户等级',
    registeredAddress: '注册地址',
    phone: '联系电话',
    fax: '传真',
    businessAddress: '经营地址',
    source: '来源',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
} as const satisfies PartnerFieldTexts
