import type { hubRefusals } from '@quayside/contract/account/hub.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const hubErrors = {
  bankAccount: {
    format: '银行账号不正确，应为 5 至 34 位数字或字母',
    countryUnknown: '请从列表中选择银行所在国家或地区',
    numberTaken: '已有相同币种的此账号，请勿重复添加',
  },
  contact: {
    mobile: '手机号码不正确，请填写 11 位中国大陆手机号，境外号码请以 + 和国家或地区代码开头',
    qq: 'QQ 号不正确，应为 5 至 11 位数字',
    phoneMissing: '手机和座机请至少填写一项',
    pickupMobileMissing: '提货联系人须填写手机号码',
    pickupIdMissing: '提货联系人须填写身份证号码，仓库凭此放货',
  },
  address: { ...common('regionUnknown'), regionTooWide: '请选择到最末一级地区' },
  companyChange: { pending: '已有一项变更正在审核，请等待结果或先撤回' },
  savedView: {
    nameTaken: '已有同名视图，请换一个名称',
    notYours: '此视图由同事保存，只有本人可以修改或删除，您可以另存为自己的视图',
  },
} as const satisfies Nested<keyof typeof hubRefusals>
