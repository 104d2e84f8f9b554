import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/reports.ts'

export const { reports } = traditional(source, {
  reports: {
    rpt026: { columns: { declaration: '報單號碼' } },
    clearanceCost: { columns: { declaration: '報單號碼' } },
    declarationSummary: { columns: { declarations: '報單' } },
    customsPayments: { columns: { kind: '稅別', declarationNo: '報單號碼' } },
    rpt097: { columns: { writtenOff: '已沖銷（RMB）', lines: '明細列' } },
    stockMovements: { columns: { came: '進倉', lastOn: '最近異動' } },
    stockAgeing: { columns: { storedOn: '進倉日期' } },
    filters: { taxKind: '稅別', storedOn: '進倉日期' },
    groups: { taxKind: '稅別' },
    analysis: { figures: { lines: '明細列', onTime: '準時簽收（%）' } },
  },
})
