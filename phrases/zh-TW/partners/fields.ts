import type { PartnerFieldTexts } from '../../field-texts.ts'
import { addressFields } from '../kernel/address-fields.ts'
import { bankFields } from '../kernel/bank-fields.ts'

export const partnerFields = {
  supplier: {
    recordName: '供應商',
    number: '供應商編號',
    name: '供應商名稱',
    englishName: '英文名稱',
    abbreviation: '簡稱',
    isOverseas: '境內／海外',
    source: '來源',
    contact: '聯絡人',
    phone: '聯絡電話',
    address: '地址',
    status: '狀態',
    missingDocuments: '待補資料',
    createdAt: '建立時間',
    updatedAt: '更新時間',
  },
  supplierAccount: {
    recordName: '供應商帳戶',
    supplierNumber: '供應商編號',
    supplierName: '供應商名稱',
    ...bankFields,
  },
  supplierAddress: {
    recordName: '供應商地址',
    supplierNumber: '供應商編號',
    supplierName: '供應商名稱',
    type: '地址類型',
    ...addressFields,
    region: '地區',
  },
  customer: {
    recordName: '客戶',
    number: '客戶編號',
    type: '客戶類型',
    chineseName: '中文名稱',
    englishName: '英文名稱',
    level: '客戶等級',
    registeredAddress: '註冊地址',
    phone: '聯絡電話',
    fax: '傳真',
    businessAddress: '營業地址',
    source: '來源',
    createdAt: '建立時間',
    updatedAt: '更新時間',
  },
} as const satisfies PartnerFieldTexts
