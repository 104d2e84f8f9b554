import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const orderMachines = {
  order: {
    save: { label: '儲存訂單', confirm: '儲存訂單內容，狀態不變，之後仍可修改。' },
    remove: { label: '刪除訂單', confirm: '訂單將自清單移除，訂單編號不再使用。' },
    submit: { label: '送出訂單', confirm: '訂單將送交審核，審核期間無法修改。' },
    askRelease: {
      label: '送同事放行',
      confirm: '金額超過本公司的放行標準，須由另一位同事放行後才交給服務商。',
    },
    release: { label: '放行', confirm: '訂單將送服務商審核，審核期間不能修改。' },
    refuse: { label: '不予放行', confirm: '訂單退給送審人修改，對方會看到原因。' },
    withdraw: { label: '撤回送審', confirm: '訂單不再等待放行，可以繼續修改。' },
    cancel: { label: '取消訂單', confirm: '訂單將被取消，取消後無法復原。' },
    auditPass: { label: '審核通過', confirm: '訂單通過審核，進入待交貨；倉儲類訂單進入待綁定。' },
    auditFail: { label: '審核不通過', confirm: '訂單審核不通過，客戶會看到原因，並可修改後重新送出。' },
    return: { label: '退回訂單', confirm: '訂單退回客戶修改，客戶會看到退回原因。' },
    receive: { label: '登記收貨', confirm: '依明細登記收貨數量，全部收齊後顯示為全數入倉。' },
    bind: { label: '綁定庫存', confirm: '所選庫存批號將綁定至此訂單，其他訂單無法再使用。' },
    declare: { label: '登記報關', confirm: '訂單進入已報關，客戶可以看到報關進度。' },
    clear: { label: '登記通關', confirm: '訂單進入已通關，貨物可以放行。' },
    arrive: { label: '登記到貨', confirm: '訂單進入已到貨，客戶會收到到貨通知。' },
    depart: { label: '登記啟運', confirm: '訂單進入已啟運，貨物已離開倉庫。' },
    dispatch: { label: '安排配送', confirm: '訂單進入配送，客戶會收到配送通知。' },
    sign: { label: '確認簽收', confirm: '確認貨物已經收到，簽收後無法撤回。' },
    complete: { label: '訂單結案', confirm: '訂單將結案，之後只能檢視。' },
    split: { label: '拆分訂單', confirm: '所選商品將移入新訂單，兩張訂單的數量和金額合計不變。' },
  },
  orderChange: {
    accept: { label: '同意變更', confirm: '能自動寫入的內容立即寫入訂單，其餘由員工辦理；客戶會收到通知。' },
    carryOut: { label: '已辦理', confirm: '確認同意的變更已全部辦好，客戶會收到通知。' },
    refuse: { label: '不同意變更', confirm: '訂單保持不變，客戶會看到原因。' },
    withdraw: { label: '撤回申請', confirm: '變更申請將撤回，訂單保持不變。' },
    lapse: { label: '申請失效', confirm: '訂單已退回、取消或完成，變更申請不再處理。' },
  },
} as const satisfies Partial<MachineTexts>
