import { paymentRecords } from '../../finance-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const paymentFields = labels(paymentRecords, {
  paymentApplication: {
    recordName: '付款申请',
    number: '申请号',
    state: '进度',
    orderNos: '订单号',
    amount: '申请金额',
    rate: '汇率',
    rateDate: '牌价日期',
    rmbAmount: '折人民币',
    bankFeeBearer: '银行手续费承担',
    isAccountRecent: '账户近期变更',
    overLimitBy: '超出信用额度',
    appliedByName: '申请人',
    receivedInFullOn: '货款到齐日',
    bankCharge: '银行实扣手续费',
  },
  announcedTransfer: {
    recordName: '汇款通知',
    number: '通知号',
    transferOn: '汇款日',
    payerName: '付款户名',
    itemIds: '欠款',
    receivedOn: '到账日期',
    announcedByName: '通知人',
  },
})
