import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/system.ts'

export const { officeSystem } = traditional(source, {
  officeSystem: {
    causes: {
      replicas: '落後 {seconds, number} 秒：此時主資料庫遺失，未送達的資料隨之遺失',
      backup: '超過 {hours, number} 小時沒有完好的備份：此時遺失資料庫，其後的資料無法復原',
      webhooks: '{count, number} 筆被對方拒收，同一紀錄之後的事件在其後等待',
    },
    notes: { replicas: '警示線 {limit, number} 秒', noReplica: '資料只在主資料庫和備份中' },
    copyCommand: '複製指令 {command}',
    commandCopied: '指令已複製，請在伺服器上執行',
    units: { sent: '則今天已發', waiting: '則等待' },
    sendAgain: '重新傳送 {count, number} 筆',
    sent: '{count, number} 筆將重新傳送',
    letters: '筆數',
    jobs: { 'session-retention': '清理過期的工作階段' },
  },
})
