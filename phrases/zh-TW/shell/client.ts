import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/shell/client.ts'

export const { client } = traditional(source, {
  client: {
    call: {
      timeout: '連線逾時，請檢查網路後重試',
      offline: '無法連上伺服器，請檢查網路後重試',
      unauthorised: '驗證失敗，無法存取系統資源',
      forbidden: '您沒有此操作的權限',
      notFound: '找不到所要的資源',
      unknown: '系統發生未知錯誤，請回報管理員',
      longMessageTitle: '系統訊息',
      longMessageNote: '（內容較長，全文請見已下載的檔案）',
    },
    toast: { close: '關閉訊息', region: '訊息' },
    busy: '處理中',
    expired: { title: '登入狀態已逾期', body: '在此重新登入即可繼續，已填寫的內容不會遺失。' },
  },
})
