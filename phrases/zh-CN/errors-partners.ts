import type { partnerRefusals } from '@quayside/contract/partners/partner.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const partnerErrors = {
  supplier: {
    ...machineErrors.supplier,
    nameTaken: '已有同名供应商，请核对后修改名称',
    licenceMissing: '请上传营业执照',
    invoicingDataMissing: '请上传开票资料',
    notSelected: '请先选择供应商',
  },
  supplierAccount: {
    numberTaken: '该供应商已有相同币种的此账号，请勿重复添加',
    swiftMissing: '境外供应商的香港以外账户须填写 SWIFT 代码',
  },
  supplierAddress: { regionUnknown: '地区不存在，请从列表中选择' },
  bankAccount: {
    format: '银行账号不正确，应为 5 至 34 位数字或字母',
    countryUnknown: '请从列表中选择银行所在国家或地区',
  },
} as const satisfies Nested<keyof typeof partnerRefusals>
