import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const forwardingMachines = {
  forwarderEnquiry: {
    save: saveDraft,
    remove: { label: '刪除詢價', confirm: '詢價將自清單移除。' },
    submit: { label: '送出詢價', confirm: '詢價將送交服務商報價，之後無法修改。' },
    quote: { label: '發出報價', confirm: '報價將傳送給客戶，等待客戶確認。' },
    confirmQuote: { label: '確認報價', confirm: '確認接受該報價，服務商將據此轉為訂單。' },
    generateOrder: { label: '轉為訂單', confirm: '將依已確認的報價建立貨運承攬訂單。' },
    cancel: { label: '取消詢價', confirm: '詢價將被取消，取消後無法復原。' },
  },
  forwarderOrder: {
    save: saveDraft,
    remove: { label: '刪除訂單', confirm: '貨運承攬訂單將自清單移除，訂單編號不再使用。' },
    submit: { label: '送出訂單', confirm: '貨運承攬訂單將送交服務商報價，之後無法修改。' },
    quote: { label: '發出報價', confirm: '報價將傳送給客戶，等待客戶確認。' },
    confirmQuote: { label: '確認報價', confirm: '確認接受該報價，服務商將開始辦理。' },
    confirmGoods: { label: '確認貨物', confirm: '確認進口貨物備妥，等待交運。' },
    bookWarehouse: { label: '登記訂艙', confirm: '確認出口艙位已訂妥，等待交運。' },
    deliver: { label: '登記交運', confirm: '確認貨物已交付運送人。' },
    arrive: { label: '登記抵港', confirm: '確認貨物已抵港，等待補料。' },
    addMaterial: { label: '送出補料', confirm: '補料將送出，服務商據此辦理後續手續。' },
    complete: { label: '訂單結案', confirm: '訂單將結案，之後只能檢視。' },
    cancel: { label: '取消訂單', confirm: '貨運承攬訂單將被取消，取消後無法復原。' },
  },
  forwarderQuotation: {
    revise: { label: '修改報價', confirm: '客戶將看到修改後的報價。' },
    counterOffer: { label: '送出議價', confirm: '議價將送交服務商，等候回覆。' },
    acceptOffer: { label: '接受議價', confirm: '該項費用將改為客戶的議價，客戶會收到通知。' },
    refuseOffer: { label: '不接受議價', confirm: '報價維持不變，客戶會看到原因。' },
    confirmQuote: { label: '確認此報價', confirm: '確認後其餘報價將關閉，服務商據此轉為訂單。' },
    withdraw: { label: '撤回報價', confirm: '報價將撤回，客戶無法再確認。' },
    close: { label: '關閉報價', confirm: '同一詢價的另一份報價已確認。' },
    expire: { label: '報價到期', confirm: '報價已逾有效期限。' },
  },
} as const satisfies Partial<MachineTexts>
