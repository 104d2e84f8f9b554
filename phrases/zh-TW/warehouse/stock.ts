import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/stock.ts'

export const { stock } = traditional(source, {
  stock: {
    oneWarehouse: '一張出倉單只能從一個倉庫出貨，請選擇同一倉庫的批次',
    scan: '掃描或輸入標籤 QR 碼，開啟批次',
    aged: '庫齡超過 180 天',
    lot: {
      gone: '找不到這個批次',
      qr: '批次 {number} 的 QR 碼',
      packingOf: '{pallets} 棧板 · {packages} 件',
      unreadable: '無法辨識',
    },
    movements: {
      reservedChange: '預留異動',
      blockedChange: '凍結異動',
      newest: '最近 {count, number} 筆；更早的流水請查看全部',
      all: '查看全部',
    },
    cost: { drawing: '從 {from} 到今天的每日倉儲費', savePart: '還有預留或凍結的數量，取盡可用後仍會計費' },
  },
})
