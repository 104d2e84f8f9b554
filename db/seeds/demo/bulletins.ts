type Text = { title: string; content: string }
type DemoBulletin = {
  daysAgo: number
  isPinned: boolean
  texts: { 'zh-CN': Text; 'zh-TW': Text; 'en-US': Text }
}

export const demoBulletins: readonly DemoBulletin[] = [
  {
    daysAgo: 1,
    isPinned: true,
    texts: {
      'zh-CN': {
        title: '关于 2026 年 12 月海关汇率调整的通知',
        content:
          '海关将于 12 月 1 日起启用新的计征汇率。11 月 30 日 24 时前申报的报关单仍按 11 月汇率计税。\n建议已入仓货物尽早确认单证，避免跨月申报带来的税差。',
      },
      'zh-TW': {
        title: '關於 2026 年 12 月海關匯率調整的通知',
        content:
          '海關將自 12 月 1 日起啟用新的計徵匯率。11 月 30 日 24 時前申報的報關單仍依 11 月匯率計稅。\n建議已入倉貨物儘早確認單證，避免跨月申報產生稅差。',
      },
      'en-US': {
        title: 'Customs exchange rates for December 2026',
        content:
          'New customs rates apply from December 1. Declarations filed before midnight on November 30 are still taxed at the November rates.\nFor goods already in the warehouse, please confirm documents early so that the declaration does not slip into the next month.',
      },
    },
  },
  {
    daysAgo: 6,
    isPinned: false,
    texts: {
      'zh-CN': {
        title: '深圳湾口岸夜间通关安排',
        content:
          '11 月 20 日至 22 日，深圳湾口岸夜间检修，当日 22 时后的车辆改走莲塘口岸，预计增加 40 分钟路程。',
      },
      'zh-TW': {
        title: '深圳灣口岸夜間通關安排',
        content:
          '11 月 20 日至 22 日，深圳灣口岸夜間檢修，當日 22 時後的車輛改走蓮塘口岸，預計增加 40 分鐘路程。',
      },
      'en-US': {
        title: 'Night closure at the Shenzhen Bay crossing',
        content:
          'From November 20 to 22, the Shenzhen Bay crossing closes at night for maintenance. Trucks after 22:00 are rerouted via Liantang, which adds about 40 minutes.',
      },
    },
  },
  {
    daysAgo: 19,
    isPinned: false,
    texts: {
      'zh-CN': {
        title: '香港仓启用批次追溯',
        content:
          '自 10 月 27 日起，香港仓入库货物按批号和生产日期登记，库存查询中可查看每一批次的出入库记录。',
      },
      'zh-TW': {
        title: '香港倉啟用批次追溯',
        content:
          '自 10 月 27 日起，香港倉入倉貨物依批號與製造日期登記，庫存查詢中可檢視每一批次的進出倉紀錄。',
      },
      'en-US': {
        title: 'Lot traceability in the Hong Kong warehouse',
        content:
          'Since October 27, goods received in Hong Kong are booked by lot number and date code. Stock queries show every movement of a lot.',
      },
    },
  },
  {
    daysAgo: 46,
    isPinned: false,
    texts: {
      'zh-CN': {
        title: '国庆假期服务安排',
        content:
          '10 月 1 日至 7 日暂停付汇与开票，香港仓照常收货，紧急通关请联系值班客服。10 月 8 日起恢复正常。',
      },
      'zh-TW': {
        title: '國慶假期服務安排',
        content:
          '10 月 1 日至 7 日暫停匯款與開立發票，香港倉照常收貨，緊急通關請聯絡值班客服。10 月 8 日起恢復正常。',
      },
      'en-US': {
        title: 'Service during the National Day holiday',
        content:
          'From October 1 to 7 there are no payments abroad and no invoices. The Hong Kong warehouse receives goods as usual; for urgent clearance call the duty desk. Normal service resumes on October 8.',
      },
    },
  },
]
