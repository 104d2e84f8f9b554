import type { filingRefusals, labelRefusals } from '@quayside/contract/filings/filing.refusals.ts'
import type { Nested } from '../../nested.ts'

export const filingErrors = {
  labelOrder: {
    alreadySubmitted: '标签单已提交，不能重复提交，请刷新后查看最新状态',
    noOpenVersion: '没有待确认的标签，请等待服务商交付',
    notConfirmed: '还有产品的标签未经客户确认，不能完成',
    noLines: '请至少填写一个产品',
    productName: '请填写产品名称',
    ingredients: '请填写配料或成分',
    packageImage: '请上传包装展开图',
    certificate: '请上传批件或备案凭证',
    nutrients: '请上传营养成分资料',
    notPicture: '请使用图片或 PDF 文件',
    unknownLine: '标签单中没有这个产品',
    versionReplaced: '该版本已被新版本替换或已答复，请查看最新版本',
  },
  filing: {
    noOpenQuote: '没有待确认的报价，请等待服务商报价',
    quoteAccepted: '客户已接受报价，不能再改价',
    quoteNotAccepted: '客户还没有接受报价，不能完成',
    quoteChanged: '报价已更新为 {sum}，请查看后再确认',
  },
  approvalOrder: { alreadySubmitted: '审批单已提交，不能重复提交，请刷新后查看最新状态' },
} as const satisfies Nested<keyof typeof filingRefusals | keyof typeof labelRefusals>
