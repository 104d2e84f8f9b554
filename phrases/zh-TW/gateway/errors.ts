import type { gatewayRefusals } from '@quayside/contract/gateway/gateway.refusals.ts'
import type { Nested } from '../../nested.ts'

export const gatewayErrors = {
  apiKey: {
    unknown: '缺少 API 金鑰，或金鑰無效、已撤銷',
    scopeMissing: '此金鑰沒有權限 {scope}，請改用有此權限的金鑰',
    scopeUnknown: '沒有這項金鑰權限，請從清單中選擇',
    revoked: '此金鑰已撤銷',
  },
  gateway: {
    noSuchPath: '沒有這個介面位址，請核對路徑',
    keyRequired: '寫入請求須帶 Idempotency-Key 標頭，長度不超過 200',
    transitionUnknown: '沒有這一步驟。可用步驟：{known}',
    rowTwice: '與同一批的第 {row} 列重複',
    rowNotTaken: '這一列的值超出可儲存的範圍，請檢查後重送',
    referenceUsed: '此編號已用於其他內容，請更換編號',
    companyUnknown: '公司不存在，請檢查公司編號',
    classificationIncomplete: '請提供商品資料，或同時提供 hsCode、cccStatus 與 hongKongControl',
  },
  webhook: {
    address: '請填寫 https 開頭的完整網址，不含帳號密碼',
    addressPrivate: '此網址位於內部網路，無法作為回呼網址，請填寫外部網址',
    addressUnknown: '無法解析此網址的主機名稱，請核對網址',
    notDead: '此回呼不在未送達之列，請重新整理清單',
  },
} satisfies Nested<keyof typeof gatewayRefusals>
