import type { partnerRefusals } from '@quayside/contract/partners/partner.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const partnerErrors = {
  supplier: {
    notModifiable: '供应商已作废，请先申请启用再修改',
    requestPending: '该供应商的申请正在处理，请等待服务商的结果',
    nameTaken: '已有同名供应商，请核对后修改名称',
    ...common('licenceMissing'),
    invoicingDataMissing: '请上传开票资料',
    notSelected: '请先选择供应商',
  },
  supplierAccount: {
    numberTaken: '该供应商已有相同币种的此账号，请勿重复添加',
    bankAddressMissing: '请填写银行地址，申请付款时需要',
    swiftMissing: '境外供应商的香港以外账户须填写 SWIFT 代码',
  },
  supplierAddress: common('regionUnknown'),
  customer: {
    chineseNameTaken: '已有同名客户，请核对后修改中文名称',
    englishNameTaken: '已有同名客户，请核对后修改英文名称',
    englishNameMissing: '境外客户须填写英文名称，出口单证使用该名称',
    chineseNameMissing: '分销客户须填写中文名称',
  },
} as const satisfies Nested<keyof typeof partnerRefusals>
