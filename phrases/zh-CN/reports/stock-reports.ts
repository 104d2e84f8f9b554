/** What every report of lots begins with. */
const lot = {
  number: '批次号',
  model: '型号',
  name: '品名',
  brand: '品牌',
  warehouse: '仓库',
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
      supplier: '供应商',
      storedOn: '入库日期',
      days: '在库天数',
      age: '库龄',
      onHand: '在库数量',
      reserved: '已预留',
      blocked: '冻结',
      available: '可用数量',
    },
  },
  stockExpiry: {
    title: '效期分析',
    columns: {
      ...lot,
      batchNumber: '生产批次',
      producedOn: '生产日期',
      expiresOn: '到期日期',
      daysLeft: '距到期天数',
      expiry: '效期',
      onHand: '在库数量',
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
      currency: '币种',
      cost: '费用',
      fee: '费用单号',
    },
  },
}
