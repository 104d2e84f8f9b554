import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/gateway/errors.ts'

export const { gatewayErrors } = traditional(source, {
  gatewayErrors: {
    apiKey: {
      unknown: '缺少 API 金鑰，或金鑰無效、已撤銷',
      scopeMissing: '此金鑰沒有權限 {scope}，請改用有此權限的金鑰',
    },
    gateway: {
      noSuchPath: '沒有這個介面位址，請核對路徑',
      rowTwice: '與同一批的第 {row} 列重複',
      rowNotTaken: '這一列的值超出可儲存的範圍，請檢查後重送',
      classificationIncomplete: '請提供商品資料，或同時提供 hsCode、cccStatus 與 hongKongControl',
    },
    webhook: {
      address: '請填寫 https 開頭的完整網址，不含帳號密碼',
      addressPrivate: '此網址位於內部網路，無法作為回呼網址，請填寫外部網址',
      addressUnknown: '無法解析此網址的主機名稱，請核對網址',
    },
  },
})
