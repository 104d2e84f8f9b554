import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/forwarding.ts'

export const { forwarding } = traditional(source, {
  forwarding: {
    form: {
      noPort: '找不到港口',
      addSize: '新增一列尺寸',
      sizesHint: '依長 × 寬 × 高（公釐）和件數填寫，材積自動計算',
      computed: '依尺寸計算的材積為 {volume} m³',
      differs: '填寫的材積與依尺寸計算的 {volume} m³ 不一致，請核對',
      takeVolume: '採用計算的材積',
      by: { weight: '依重量', volume: '依材積' },
    },
    enquiries: { done: { submit: '詢價已發出，請等候報價' } },
    matrix: {
      empty: '尚未收到報價',
      missing: '缺 {count, number} 項，無法比較',
      validUntil: '有效期限',
      over: '已逾期',
      noOffers: '尚無往來，可對一項費用議價。',
      offered: '議價已發出，請等候回覆',
      confirmed: '報價已確認，服務商將轉為訂單',
    },
  },
})
