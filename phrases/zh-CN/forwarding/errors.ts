import type {
  forwardingRefusals,
  freightRefusals,
} from '@quayside/contract/forwarding/forwarding.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const forwardingErrors = {
  forwarderEnquiry: { alreadySubmitted: '询价已提交，不能重复提交，请等待报价', ...common('noQuotation') },
  forwarderOrder: {
    alreadySubmitted: '货代订单已提交，不能重复提交，请刷新后查看最新状态',
    ...common('noQuotation'),
  },
  forwarderQuotation: {
    offerOpen: '上一次还价尚未答复，请等待答复后再还价',
    noOffer: '没有待答复的还价',
    notValid: '报价已过有效期，请联系服务商更新报价',
  },
  quoteRequest: { twice: '已向该货代询价，请先撤回原链接' },
  quoteLink: {
    unknown: '链接无效或已撤回，请联系发送链接的服务商',
    expired: '链接已过有效期，请联系服务商重新发送',
    closed: '询价已结束，不再接受报价',
  },
  freight: {
    samePort: '目的港与起运港相同，请检查',
    sizeIncomplete: '请填写完整的长、宽、高和件数',
    containersMissing: '海运整柜需填写柜型和柜量',
    containerNumber: '箱号应为 4 个字母（第 4 位 U、J 或 Z）加 7 位数字',
    containerCheckDigit: '箱号校验位不符，应为 {digit}，请核对箱号',
    containerTwice: '箱号重复',
    waybill: '空运单号应为 11 位数字',
    waybillCheckDigit: '空运单号校验位不符，应为 {digit}，请核对单号',
    chargeTwice: '同一费用项目只能报一次',
    chargeNotQuoted: '该报价没有这项费用，请不填价格以索要报价',
    chargeQuoted: '该费用已报价，请填写还价',
    offerAsQuoted: '还价与报价相同，请填写其他价格，或直接确认报价',
    noCharges: '请至少录入一项费用',
    termsDiffer: '与同一报价第 {row} 行的条件不一致',
    quoteRejected: '同一报价的其他行有误，整份报价未导入',
    enquiryUnknown: '没有这个询价单号',
    enquiryClosed: '该询价不再接受报价',
    validityPast: '有效期不能早于今天',
    milestoneTwice: '同一节点只能填写一次',
    milestoneFuture: '实际时间不能晚于现在',
    noMilestone: '请至少填写一个节点',
    noMaterial: '请填写补料内容或上传补料文件',
  },
} as const satisfies Nested<keyof typeof forwardingRefusals | keyof typeof freightRefusals>
