import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/screens.ts'

export const { financeScreens } = traditional(source, {
  financeScreens: {
    statement: {
      earlier: '查看今年',
      monthly: '每月寄送…',
      seeDebts: '<link>查看欠款明細</link>',
      noOrder: '不屬於單一訂單',
      noContract: '沒有合約編號',
    },
    subscription: {
      note: '每月把上個月的對帳單以站內訊息發給本公司，並以郵件（附 PDF）寄給所選聯絡人。',
      sending: '寄送',
      off: '不寄送',
      on: '每月寄送',
      day: '寄送日',
      dayHint: '當天上午起寄送，每月一次。',
      contacts: '郵件寄給',
      noContacts: '沒有填寫電子郵件的聯絡人，對帳單只以站內訊息發送。',
      noMail: '服務商尚未開通郵件，目前只以站內訊息發送。',
    },
    debts: { toStatement: '查看對帳單' },
    fees: { toOrders: '查看進口訂單', correctsLink: '查看原費用單', sent: '異議已提出' },
    records: { toDebts: '查看欠款並通知匯款' },
    orderMoney: {
      calendarOpen: '當年工作日曆尚未公佈',
    },
  },
})
