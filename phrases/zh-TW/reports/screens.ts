import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/screens.ts'

export const { reportScreens } = traditional(source, {
  reportScreens: {
    setNote: '儲存目前的篩選條件、分組和欄位，下次一鍵開啟。',
    scheduleNote:
      '按目前的篩選條件、分組和欄位產生；日期範圍自動取上一天、上一週或上個月。產生後收件人會收到訊息，並可在報表中心下載。',
    later: '在背景產生 xlsx，完成後通知',
    inBackground: '正在背景產生，完成後會通知您，也可在報表中心檢視進度',
    runs: '產生記錄',
    rows: '列數',
    progress: '{rows, number} / {total, number} 列',
    noRuns: '還沒有在背景產生過報表',
  },
})
