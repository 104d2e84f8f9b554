/** The server’s messages about goods in storage. */
export const warehouseNotices = {
  warehouseIn: {
    auditPass: {
      title: '入倉單已審核',
      content: '入倉單 {number} 已通過審核，等待提貨或收貨。',
    },
    auditFail: {
      title: '入倉單審核未通過',
      content: '入倉單 {number} 審核未通過。原因：{reason}',
    },
    cancel: {
      title: '入倉單已取消',
      content: '入倉單 {number} 已被服務商取消。原因：{reason}',
    },
    receive: {
      title: '貨物已收到',
      content: '入倉單 {number} 的貨物已收到。',
    },
    store: {
      title: '貨物已入倉',
      content: '入倉單 {number} 的貨物已入倉，可在庫存中查看。',
    },
  },
  stockDifference: {
    reported: {
      title: '收貨有差異',
      content: '入倉單 {number} 的實收與申報不符，差異數量 {qty}。原因：{reason} 請確認或提出異議。',
    },
    settle: {
      title: '差異異議已處理',
      content: '入倉單 {number} 的差異異議已處理。說明：{reason}',
    },
  },
  goodsPickup: {
    cancel: {
      title: '提貨已取消',
      content: '提貨單 {number} 已取消。原因：{reason}',
    },
    pickUp: {
      title: '貨物已提到',
      content: '提貨單 {number} 的貨物已提到。',
    },
    reportPickupAnomaly: {
      title: '提貨異常',
      content: '提貨單 {number} 提貨異常。原因：{reason}',
    },
    reportInspectionAnomaly: {
      title: '驗貨異常',
      content: '提貨單 {number} 驗貨異常。原因：{reason}',
    },
    handleAnomaly: {
      title: '異常已處理',
      content: '提貨單 {number} 的異常已處理。說明：{reason}',
    },
  },
  outbound: {
    cancel: {
      title: '出倉單已退回',
      content: '出倉單 {number} 已退回草稿，預留的庫存已釋出。原因：{reason}',
    },
    arrange: {
      title: '出倉已安排',
      content: '出倉單 {number} 已安排出倉。',
    },
    ship: {
      title: '貨物已出倉',
      content: '出倉單 {number} 的貨物已出倉。',
    },
    complete: {
      title: '出倉已完成',
      content: '出倉單 {number} 已完成。',
    },
  },
  stocktaking: {
    adjusted: {
      title: '盤點調整庫存',
      content: '盤點後庫存 {number}（{model}）調整 {difference}。原因：{reason}',
    },
  },
}
