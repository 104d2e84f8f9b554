import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/errors.ts'

export const { financeErrors } = traditional(source, {
  financeErrors: {
    finance: {
      secondPerson: '超過覆核金額，請由另一位同事覆核，輸入人不能覆核自己的單據',
      alreadyUndone: '這筆沖帳已經撤銷，無須重複操作',
      alreadyReversed: '這筆分錄已經沖正，無須重複操作',
      bankReferenceUsed: '該銀行交易序號已經登記，請勿重複入帳',
      contactWithoutEmail: '該聯絡人沒有電子郵件，請補充或選擇其他聯絡人。',
    },
    fee: { notCharged: '費用尚未計收或已沖正，無法提出異議' },
    transfer: { alreadyReceived: '這筆匯款已入帳，無法再取消' },
  },
})
