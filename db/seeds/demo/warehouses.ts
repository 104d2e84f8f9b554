/** The provider's two warehouses of the demonstration; carriers and persons are invented. */
export const demoWarehouses = [
  {
    code: 'HK-KC',
    place: 1,
    names: {
      'zh-CN': '云埠香港葵涌仓',
      'zh-TW': '雲埠香港葵涌倉',
      'en-US': 'Quayside Kwai Chung, Hong Kong',
    },
    addresses: {
      'zh-CN': '香港新界葵涌葵昌路 51 号 7 楼',
      'zh-TW': '香港新界葵涌葵昌路 51 號 7 樓',
      'en-US': '7/F, 51 Kwai Cheong Road, Kwai Chung, Hong Kong',
    },
    hours: {
      'zh-CN': '周一至周六 9:00–18:00',
      'zh-TW': '週一至週六 9:00–18:00',
      'en-US': 'Monday to Saturday 9:00–18:00',
    },
    contact: '何伟基',
    phone: '+852 2345 6780',
  },
  {
    code: 'SZ-QH',
    place: 2,
    names: { 'zh-CN': '云埠深圳前海仓', 'zh-TW': '雲埠深圳前海倉', 'en-US': 'Quayside Qianhai, Shenzhen' },
    addresses: {
      'zh-CN': '深圳市前海深港合作区妈湾大道 12 号 3 号库',
      'zh-TW': '深圳市前海深港合作區媽灣大道 12 號 3 號庫',
      'en-US': 'Building 3, 12 Mawan Avenue, Qianhai, Shenzhen',
    },
    hours: {
      'zh-CN': '周一至周五 8:30–17:30',
      'zh-TW': '週一至週五 8:30–17:30',
      'en-US': 'Monday to Friday 8:30–17:30',
    },
    contact: '林嘉敏',
    phone: '0755-86540012',
  },
] as const

/** What happened to some of the demonstration's orders after their audit. */
export const demoLogistics = {
  change: { reason: '客户要求改到新厂房收货，并更换合同号。', contractNo: 'SE-2611-199' },
  vehicle: { vehicle: '粤B·7K215', driver: '陈师傅', driverPhone: '13602630088' },
  courier: { expressProvider: 'SF', expressNumber: 'SF1420031187' },
  stops: [
    { kind: 0, place: '香港葵涌仓', note: '', hoursAgo: 30 },
    { kind: 2, place: '香港葵涌', note: '粤港两地牌车', hoursAgo: 26 },
    { kind: 3, place: '皇岗口岸', note: '查验后放行', hoursAgo: 22 },
    { kind: 4, place: '深圳前海仓', note: '', hoursAgo: 18 },
    { kind: 5, place: '深圳南山', note: '预计下午送达', hoursAgo: 2 },
  ],
  receivedBy: '仓管员 周敏',
} as const
