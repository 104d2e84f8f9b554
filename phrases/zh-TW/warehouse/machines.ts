import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/machines.ts'

export const { warehouseMachines } = traditional(source, {
  warehouseMachines: {
    inbound: {
      submit: { confirm: '入倉單將送交審核，審核期間無法修改。' },
      auditFail: { confirm: '入倉單審核不通過，客戶會看到原因，並可修改後重新送出。' },
      receive: { confirm: '確認貨物已提到或送達倉庫，之後無法再取消。' },
      store: { confirm: '貨物計入庫存，客戶可以在庫存中查到。' },
    },
    outbound: {
      submit: { confirm: '出倉單將送出，並依出倉策略預留庫存。' },
      ship: { confirm: '貨物離開倉庫，預留的庫存將扣除，無法撤回。' },
    },
    goodsPickup: {
      handleAnomaly: { confirm: '異常標記為已處理，提貨自異常之處繼續。' },
      store: { confirm: '貨物計入庫存，提貨單辦理完畢。' },
    },
  },
})
