import type { AnyWarehouseRefusal } from '@quayside/contract/warehouse/warehouse.refusals.ts'
import type { Nested } from '../../nested.ts'

export const warehouseErrors = {
  warehouseIn: {
    alreadySubmitted: '入倉單已送審，無法重複送出，請重新整理後查看最新狀態',
    notPickedUp: '貨物尚未提到，請先登記提貨',
    lineTwice: '同一行不能登記兩次',
    linesMissing: '還有 {count} 行沒有登記，請逐行登記實收數量',
    moreThanReceived: '破損和錯貨合計超過實收數量 {received}',
    differenceReason: '實收與申報不符，請填寫差異原因',
    notAllPutAway: '上架數量須等於實收數量 {received}',
    putTooMuch: '上架數量超過實收數量 {received}',
    nothingReceived: '沒有收到任何貨物，請取消入倉單',
  },
  outbound: {
    alreadySubmitted: '出倉單已送審，無法重複送出，請重新整理後查看最新狀態',
    alreadyShipped: '貨物已出倉，無法撤銷，如需退回請洽服務商',
    notAvailable: '可用庫存不足，還差 {missing}',
    moreThanReserved: '超過預留數量，最多 {left}',
  },
  goodsPickup: { alreadySubmitted: '提貨單已送審，無法重複送出，請重新整理後查看最新狀態' },
  warehouse: {
    code: '代碼只能用大寫字母、數字和連字號，最多 20 位',
    codeTaken: '此代碼已被其他倉庫使用',
    degrees: '緯度不超過 90，經度不超過 180',
  },
  stock: {
    notThere: '沒有找到這批庫存，請核對編號',
    locationUnknown: '此倉庫沒有這個儲位',
    otherWarehouse: '這批庫存不在此倉庫',
    tooMuch: '超過可操作數量，最多 {left}',
    belowReserved: '低於已預留和凍結的數量 {least}，請先釋出',
    lotTwice: '同一批庫存不能重複',
    noLots: '沒有可以辦理的庫存',
  },
  storage: {
    monthNotOver: '當月尚未結束，只能預覽，請下月再計費',
    noTariff: '以下倉庫沒有倉儲費率，請先設定（不收費請設為 0）：{warehouses}',
  },
  location: {
    codeTaken: '此倉庫已有同名儲位',
  },
  tariff: {
    dayTaken: '此日期已有費率',
  },
} as const satisfies Nested<AnyWarehouseRefusal>
