import type { stockReports as source } from '../../zh-CN/reports/stock-reports.ts'

/** What every report of lots begins with. */
const lot = {
  number: '批次號',
  model: '型號',
  name: '品名',
  brand: '品牌',
  warehouse: '倉庫',
}

export const stockReports: typeof source = {
  stockMovements: {
    title: '收發存彙總',
    columns: {
      ...lot,
      opening: '期初數量',
      came: '進倉',
      left: '出倉',
      closing: '期末數量',
      movements: '流水筆數',
      lastOn: '最近異動',
    },
  },
  stockAgeing: {
    title: '庫齡分析',
    columns: {
      ...lot,
      supplier: '供應商',
      storedOn: '進倉日期',
      days: '在庫天數',
      age: '庫齡',
      onHand: '在庫數量',
      reserved: '已預留',
      blocked: '凍結',
      available: '可用數量',
    },
  },
  storageCost: {
    title: '倉儲費用',
    columns: {
      ...lot,
      firstOn: '計費起',
      lastOn: '計費止',
      unit: '計費單位',
      quantity: '單位×天',
      rate: '費率',
      currency: '幣別',
      cost: '費用',
      fee: '費用單號',
    },
  },
}
