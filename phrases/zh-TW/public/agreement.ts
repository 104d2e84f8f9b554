import type { Wording } from '../../wording.ts'
import type { agreement as source } from '../../zh-CN/public/agreement.ts'
import { articles } from './agreement-articles.ts'

export const agreement: Wording<typeof source> = {
  title: '客戶線上平台服務協議',
  subtitle: '供應鏈、報關與物流委託服務',
  version: '版本 {version}　生效日期 {date}',
  contents: '目錄',
  print: '列印協議',
  back: '返回',
  numbers: {
    1: '第一條',
    2: '第二條',
    3: '第三條',
    4: '第四條',
    5: '第五條',
    6: '第六條',
    7: '第七條',
    8: '第八條',
    9: '第九條',
    10: '第十條',
    11: '第十一條',
    12: '第十二條',
    13: '第十三條',
    14: '第十四條',
  },
  keyTerms: {
    title: '主要商務條款',
    lead: '以下數字摘自本文，與本文具同等效力。',
    agencyFee: { name: '出口代理費', figure: '每單最低人民幣 {agencyFee} 元', basis: '第五條第 2 項' },
    exchange: { name: '出口收匯', figure: '自出口日起 {receiptDays} 日內', basis: '第五條第 3 項' },
    invoice: { name: '增值稅發票', figure: '收到貨款後 {vatDays} 日內', basis: '第五條第 4 項' },
    payout: { name: '付款或墊付', figure: '收到款項後 {payoutDays} 個工作日內', basis: '第五條第 5 項' },
    supplier: {
      name: '進口對外匯款',
      figure: '全額入帳後 {supplierDays} 個工作日內',
      basis: '第四條第 3 項',
    },
  },
  preamble: {
    1: '本協議由{provider}（以下稱「本公司」）與註冊並使用客戶線上平台（以下稱「本平台」）之企業客戶（以下稱「貴公司」）訂立，約定雙方於進口、出口、轉口、國內貿易委託，以及報關、倉儲、物流、匯款、開立發票等服務之權利義務。',
    2: '請貴公司於註冊前詳閱本協議全文，尤其是有關費用、期限、責任限制及爭議解決之條款。如有任何疑問，請先與本公司聯絡；不同意本協議者，請勿註冊。',
  },
  articles,
  end: '（本文完）',
}
