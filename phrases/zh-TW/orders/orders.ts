import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/orders.ts'

export const { orders } = traditional(source, {
  orders: {
    list: {
      modelHint: '開頭幾碼',
      isNear: '期限將至',
      quick: '依訂單編號快速下單',
      removeSome:
        '所選訂單中有 {kept, number} 筆已送審，不能刪除；將刪除其餘 {count, number} 筆，訂單編號不再使用。',
      notShipped: '訂單尚未出貨',
      submitThen:
        '送審前會逐筆檢查，不完整的訂單不會送審，並列出原因；送審後由服務商審核，審核期間不能修改。',
      submitLeft: '以下 {count, number} 筆訂單已送審或已結束，不在此次送審之內：',
      resultsCount: {
        submitted: '{count, number} 筆已送審',
        toRelease: '{count, number} 筆等待同事放行',
        notSubmitted: '{count, number} 筆未送出',
      },
    },
    deadline: { open: '{year} 年假日安排尚未公布，遇休假日順延' },
    record: {
      removeConfirm: '訂單 {number} 將從清單中移除，訂單編號不再使用。',
      waitsForMe: '{name} 送審了此訂單，等待另一位同事放行；放行前服務商看不到。',
      ownWaits: '您送審的訂單等待另一位同事放行；放行前服務商看不到。',
      lineCount: '{count, number} 項',
      unreadable: '內容無法辨識，送審前需要修改',
      unknownLines: '{count, number} 項尚未分類，未計入',
    },
    contract: {
      hash: '文件摘要',
      former: '先前的簽署',
      brokenNote: '簽署後訂單有變更，原簽署不再涵蓋訂單現有內容，請重新簽署。',
      read: '請閱讀合約全文。簽署即代表貴公司同意合約條款，姓名、時間和文件摘要將被記錄。',
      readMany:
        '請逐份閱讀合約，點選訂單編號可開啟原文。一個驗證碼簽署以上全部可簽合約；每份合約分別記錄姓名、時間和文件摘要。',
      notSignable: '{count, number} 份無法簽署，原因見表',
    },
  },
})
