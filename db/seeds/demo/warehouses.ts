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
    latitude: '22.3662',
    longitude: '114.1347',
    rules: {
      'zh-CN':
        '送货前一个工作日 16:00 前提交入库单并预约车位。\n每件外箱须贴标签，注明入库单号、型号、数量和 D/C；混装箱附装箱单。\n单托限高 1.6 米、限重 800 公斤；不收危险品、锂电池散货和需冷藏的货物。\n提货凭出库单号和取货人身份证件。',
      'zh-TW':
        '送貨前一個工作日 16:00 前提交入倉單並預約車位。\n每件外箱須貼標籤，註明入倉單號、型號、數量和 D/C；混裝箱附裝箱單。\n單棧板限高 1.6 公尺、限重 800 公斤；不收危險品、散裝鋰電池和需冷藏的貨物。\n提貨憑出庫單號和取貨人身分證件。',
      'en-US':
        'Submit the inbound order and book a dock by 16:00 on the working day before delivery.\nEvery carton carries a label with inbound number, model, quantity and date code; mixed cartons come with a packing list.\nPallets up to 1.6 m and 800 kg; no dangerous goods, loose lithium batteries or chilled goods.\nGoods are handed out against the outbound number and the collector’s identity document.',
    },
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
    latitude: '22.5068',
    longitude: '113.8842',
    rules: {
      'zh-CN':
        '进区车辆须提前一天报备车牌和司机；未报备的车辆不能进入前海综合保税区。\n到货 2 小时内完成点数，差异当天拍照告知。\n木质包装须有 IPPC 标识；不收危险品。\n周六收货需提前预约，按加班收费。',
      'zh-TW':
        '進區車輛須提前一天報備車牌和司機；未報備的車輛不能進入前海綜合保稅區。\n到貨 2 小時內完成點數，差異當天拍照告知。\n木質包裝須有 IPPC 標識；不收危險品。\n週六收貨需提前預約，按加班收費。',
      'en-US':
        'Register vehicle and driver one day ahead; others cannot enter the Qianhai bonded zone.\nGoods are counted within two hours of arrival; differences are photographed and reported the same day.\nWooden packing must carry the IPPC mark; no dangerous goods.\nSaturday deliveries by appointment only, at the overtime rate.',
    },
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
