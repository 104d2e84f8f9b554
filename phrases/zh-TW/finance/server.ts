import { reminders } from './reminders.ts'

/** The server’s messages about money. */
export const financeNotices = {
  paymentApplication: {
    toRelease: {
      title: '付款申請待放行',
      content: '{name} 送出的付款申請 {number}（{currency} {amount}）需要您放行。',
    },
    release: {
      title: '付款申請已放行',
      content: '付款申請 {number} 已由 {name} 放行，正在等待服務商審核。',
    },
    refuse: {
      title: '付款申請未放行',
      content: '付款申請 {number} 未獲 {name} 放行。原因：{reason}',
    },
    arrange: {
      title: '付款申請已通過',
      content: '付款申請 {number}（{currency} {amount}）已通過審核並安排付款。',
    },
    reject: {
      title: '付款申請被駁回',
      content: '付款申請 {number}（{currency} {amount}）被駁回。原因：{reason}',
    },
    pay: {
      title: '供應商貨款已付出',
      content: '付款申請 {number}（{currency} {amount}）已付給供應商，可查看銀行水單。',
    },
    reverse: {
      title: '供應商付款已沖銷',
      content: '付款申請 {number}（{currency} {amount}）的付款已沖銷，款項將重新安排。原因：{reason}',
    },
  },
  fee: {
    charge: {
      title: '新的費用',
      content: '費用 {number}（{currency} {amount}）已計收，如有疑問可提出異議。',
    },
    reverse: {
      title: '費用已沖正',
      content: '費用 {number}（{currency} {amount}）已沖正。原因：{reason}',
    },
  },
  feeDispute: {
    uphold: {
      title: '費用異議成立',
      content: '費用 {number} 的異議成立，金額由 {currency} {before} 更正為 {after}。',
    },
    dismiss: {
      title: '費用異議不成立',
      content: '費用 {number} 的異議不成立。理由：{reason}',
    },
  },
  cashVoucher: {
    received: {
      title: '款項已入帳',
      content: '收到款項 {currency} {amount}，收款單 {number}。',
    },
    fxReceived: {
      title: '外匯已入帳',
      content: '收到外匯 {currency} {amount}，收匯單 {number}。',
    },
    paidOut: {
      title: '款項已付出',
      content: '已付款 {currency} {amount}，付款單 {number}。',
    },
  },
  statement: {
    sent: {
      title: '月度對帳單已產生',
      content: '{month} 的對帳單已產生，期末餘額 {balances}，可在對帳單頁面查看和下載。',
    },
  },
  reminder: reminders,
}

/** The statement on paper and in Excel. */
export const statementTexts = {
  mailSubject: '{month} 對帳單',
  mail: '隨附 {month} 對帳單。您也可以在平台查看，並設定收件人。',
  opening: '期初餘額',
  closing: '本期合計與期末餘額',
  inFavour: '（對您有利）',
  period: '{begin} 至 {end}',
  sides: '借方增加您的應付，貸方減少您的應付；餘額為負時對您有利。',
  filtered: '僅列出符合篩選條件的明細，不含期初與期末餘額。',
  annexed: '明細共 {count} 列，列於附頁。',
  page: '第 {page} 頁，共 {pages} 頁',
}

/** A payment application on paper. */
export const applicationPaperTexts = {
  title: '付款申請書',
  preview: '預覽',
  applicant: '申請單位',
  inCapitals: '大寫',
  beneficiary: '收款人',
  bankAddress: '銀行地址',
  orders: '對應訂單',
  kind: '類型',
  orderAmount: '訂單金額',
  appliedBy: '申請人',
  releasedBy: '放行人',
  seal: '單位用印',
}
