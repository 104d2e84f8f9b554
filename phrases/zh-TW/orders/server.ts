import type { orderNotices as notices } from '../../zh-CN/orders/server.ts'

export const orderNotices: typeof notices = {
  order: {
    repeat: {
      title: '訂單草稿已按排程產生',
      content: '範本「{name}」已產生草稿 {orderNo}，請核對後送審。',
    },
    toRelease: {
      title: '訂單待您放行',
      content: '{name} 送審了訂單 {orderNo}，金額 {currency} {amount}，需要您放行。',
    },
    release: {
      title: '訂單已放行',
      content: '{name} 已放行訂單 {orderNo}，服務商正在審核。',
    },
    refuse: {
      title: '訂單未獲放行',
      content: '{name} 沒有放行訂單 {orderNo}。原因：{reason}',
    },
    auditPass: {
      title: '訂單已審核',
      content: '訂單 {orderNo} 已通過審核，請安排交貨。',
    },
    auditFail: {
      title: '訂單審核未通過',
      content: '訂單 {orderNo} 未通過審核。原因：{reason}',
    },
    return: {
      title: '訂單已退回',
      content: '訂單 {orderNo} 已退回，請修改後重新送出。原因：{reason}',
    },
    cancel: {
      title: '訂單已取消',
      content: '訂單 {orderNo} 已取消。原因：{reason}',
    },
    receive: {
      title: '貨物已入倉',
      content: '訂單 {orderNo} 的貨物已收到 {received}／{total} 項。',
    },
    bind: {
      title: '貨物已綁定',
      content: '訂單 {orderNo} 已綁定暫存貨物。',
    },
    declare: {
      title: '訂單已報關',
      content: '訂單 {orderNo} 已向海關申報。',
    },
    clear: {
      title: '訂單已通關',
      content: '訂單 {orderNo} 已通關放行。',
    },
    arrive: {
      title: '貨物已到達',
      content: '訂單 {orderNo} 的貨物已到達。',
    },
    depart: {
      title: '貨物已啟運',
      content: '訂單 {orderNo} 的貨物已啟運。',
    },
    dispatch: {
      title: '貨物已配送',
      content: '訂單 {orderNo} 的貨物正在配送。',
    },
    sign: {
      title: '貨物已簽收',
      content: '訂單 {orderNo} 的貨物已簽收。',
    },
    delivering: {
      title: '貨物配送中',
      content: '訂單 {orderNo} 的貨物正在配送，收到後請簽收。',
    },
    complete: {
      title: '訂單已完成',
      content: '訂單 {orderNo} 已完成。',
    },
    split: { title: '訂單已拆分', content: '訂單 {orderNo} 已拆分，新訂單為 {second}。' },
    priceAudit: {
      title: '審價結果',
      content: '訂單 {orderNo} 的審價有新結果，請查看訂單。{reason}',
    },
    declarationState: {
      title: '報關狀態更新',
      content: '訂單 {orderNo} 的報關狀態已更新，請查看訂單。',
    },
  },
  orderChange: {
    accept: { title: '變更申請已同意', content: '訂單 {orderNo} 的變更申請已同意，請查看訂單。' },
    carryOut: { title: '變更已辦理', content: '訂單 {orderNo} 的變更已辦好。' },
    refuse: { title: '變更申請未同意', content: '訂單 {orderNo} 的變更申請未同意。原因：{reason}' },
    lapse: { title: '變更申請已失效', content: '訂單 {orderNo} 已退回、取消或完成，變更申請不再處理。' },
  },
  orderDelivery: {
    ship: {
      title: '貨物已出庫送貨',
      content: '訂單 {orderNo} 第 {number} 批貨物已出貨，{shipped}／{total} 行已送齊。',
    },
    outForDelivery: { title: '貨物正在配送', content: '訂單 {orderNo} 的貨物正在配送。{place} {note}' },
    delivered: { title: '貨物已簽收', content: '訂單 {orderNo} 有一批貨物已簽收。{note}' },
    exception: { title: '運輸異常', content: '訂單 {orderNo} 的貨物運輸異常：{place} {note}' },
  },
}
