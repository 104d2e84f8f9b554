import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/machines.ts'

export const { filingMachines } = traditional(source, {
  filingMachines: {
    labelOrder: {
      askChange: { confirm: '修改意見將送交服務商，改好後交付新版本。' },
      return: { label: '退件', confirm: '標籤單退回客戶，客戶會看到原因，並可修改後重新送出。' },
      complete: { confirm: '標籤單將結案，客戶可以下載結果檔案。' },
    },
    approvalOrder: {
      submit: { label: '送審審批單' },
      register: { confirm: '確認已完成註冊與授權備案。' },
      submitAtWindow: { confirm: '確認文件已臨櫃遞交。' },
      beginReview: { confirm: '審批單進入審查期，等待主管機關決定。' },
      complete: { label: '申請結案', confirm: '審批單將結案，客戶可以下載核准文件。' },
      askDocuments: { confirm: '客戶會收到通知，並在首頁看到要交的文件。' },
      handIn: { label: '交件', confirm: '文件將交給服務商核對。' },
      acceptDocument: { confirm: '文件將標示為已接受，客戶會收到通知。' },
      sendBackDocument: { confirm: '客戶會看到原因並重新交件。' },
    },
  },
})
