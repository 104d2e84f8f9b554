import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/outbound.ts'

export const { outbound } = traditional(source, {
  outbound: {
    list: { removeNone: '所選出倉單已送件，無法刪除' },
    submission: {
      confirm: '送出 {count, number} 張出倉單。送出後立即依各單的出倉策略預留庫存。',
      none: '所選出倉單已送件',
      done: '已送件 {count, number} 張出倉單',
      failed: '{done, number} 張已送件，{count, number} 張未送件：',
      fix: '前往修改',
    },
    form: {
      confirm:
        '將預留 {qty}，取自 {lots, number} 批，其中拆零 {broken, number} 批。送出後立即預留；撤銷出倉時依原批次、原數量釋出。',
      submitted: '出倉單 {number} 已送件，庫存已預留',
    },
    strategies: {
      note: { byLotNumber: '先取指定的 LOT，其餘依自然序' },
      rows: { saved: '30 天內節省倉租' },
      more: '另有 {count, number} 列，合計已計入',
      takenLast: '依 D/C 出倉時排在最後。',
    },
    summary: {
      whole: '取盡可用',
      saved: '30 天內節省倉租',
      note: '送出後立即預留以上批次；撤銷出倉依原批次、原數量釋出。',
    },
    ready: {
      noLines: '請新增出倉需求',
      cell: '第 {row, number} 列：請填寫{field}',
      short: '第 {row, number} 列：庫存缺 {qty}',
    },
    picker: {
      note: '只列出所選倉庫中可用的批次。新增後每批一列，數量可改小。',
      more: '另有 {count, number} 批，請輸入關鍵字縮小範圍',
    },
    record: {
      done: { submit: '出倉單已送件，庫存已預留' },
      marks: { markInspected: '登錄驗貨', markSigned: '登錄簽收' },
    },
    progress: { new: '送出並預留' },
    next: {
      draft: '核對貨物與收貨資訊後送出。送出後立即依出倉策略預留庫存。',
      shipped: '貨物已全部離倉，送達後由服務商登錄簽收並完成。',
    },
    lines: { draft: '草稿尚未預留批次，送出時依出倉策略預留。' },
  },
})
