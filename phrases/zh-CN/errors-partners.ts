import type { importRefusals } from '@quayside/contract/kernel/import.refusals.ts'
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

export const importErrors = {
  import: {
    headings: '文件缺少以下列：{missing}。请下载模板，按模板填写后重新上传',
    noRows: '文件中没有可导入的数据，请填写后重新上传',
    tooManyRows: '一次最多导入 {max} 行，请拆分后分批上传',
    twice: '与文件第 {row} 行重复',
  },
} as const satisfies Nested<keyof typeof importRefusals>
