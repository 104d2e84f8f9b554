import { common } from '../kernel/shared.ts'

/** What every report of lots begins with. */
const lot = {
  number: '批次号',
  ...common('model', 'name', 'brand', 'warehouse'),
}

/** Reports of lots. */
export const stockReports = {
  stockMovements: {
    title: '收发存汇总',
    columns: {
      ...lot,
      opening: '期初数量',
      came: '入库',
      left: '出库',
      closing: '期末数量',
      movements: '流水笔数',
      lastOn: '最近变动',
    },
  },
  stockAgeing: {
    title: '库龄分析',
    columns: {
      ...lot,
      ...common('supplier', 'storedOn', 'age', 'onHand', 'blocked'),
      days: '在库天数',
      reserved: '已预留',
      available: '可用数量',
    },
  },
  stockExpiry: {
    title: '效期分析',
    columns: {
      ...lot,
      batchNumber: '生产批次',
      producedOn: '生产日期',
      ...common('expiresOn', 'daysLeft', 'expiry', 'onHand'),
      available: '可用数量',
    },
  },
  storageCost: {
    title: '仓储费用',
    columns: {
      ...lot,
      firstOn: '计费起',
      lastOn: '计费止',
      unit: '计费单位',
      quantity: '单位×天',
      rate: '费率',
      ...common('currency', 'fee'),
      cost: '费用',
    },
  },
}
