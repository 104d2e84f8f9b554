/** Suppliers of the demo companies: invented names, real banks, no real accounts. */
export type DemoSupplier = {
  name: string
  englishName: string
  abbreviation: string
  isOverseas: 0 | 1
  contact: string
  phone: string
  address: string
  /** Its final state. */
  state: 'enabled' | 'voidRequested' | 'voided' | 'enableRequested'
  accounts: readonly {
    accountName: string
    accountNumber: string
    bankName: string
    bankAddress: string
    bankCountry: string
    swiftCode: string
    currency: 'RMB' | 'USD' | 'JPY' | 'HKD' | 'EUR' | 'GBP'
    isDefault: 0 | 1
  }[]
  addresses: readonly {
    type: 0 | 1 | 2
    regionCode: string
    detail: string
    contact: string
    phone: string
    isDefault: 0 | 1
  }[]
}

const hongKong = (detail: string, contact: string, phone: string) =>
  ({ type: 2, regionCode: 'HK', detail, contact, phone, isDefault: 1 }) as const
const hsbc = (accountName: string, accountNumber: string, currency: 'USD' | 'HKD') =>
  ({
    accountName,
    accountNumber,
    bankName: 'The Hongkong and Shanghai Banking Corporation Limited',
    bankAddress: "1 Queen's Road Central, Hong Kong",
    bankCountry: 'HK',
    swiftCode: 'HSBCHKHH',
    currency,
    isDefault: 1,
  }) as const

export const demoSuppliers: readonly DemoSupplier[] = [
  {
    name: '北闸元件（香港）有限公司',
    englishName: 'Northgate Components (HK) Limited',
    abbreviation: 'Northgate',
    isOverseas: 1,
    contact: 'Kelvin Ho',
    phone: '+852 2398 1120',
    address: '香港新界葵涌货柜码头路 88 号 12 楼',
    state: 'enabled',
    accounts: [
      hsbc('Northgate Components (HK) Limited', '511200345838', 'USD'),
      hsbc('Northgate Components (HK) Limited', '511200345846', 'HKD'),
    ],
    addresses: [hongKong('新界葵涌货柜码头路 88 号 12 楼 A 室', 'Kelvin Ho', '+852 2398 1120')],
  },
  {
    name: '蓝礁电子有限公司',
    englishName: 'Blue Reef Electronics Inc.',
    abbreviation: 'Blue Reef',
    isOverseas: 1,
    contact: 'Megan Doyle',
    phone: '+1 408 555 0142',
    address: '2150 North First Street, San Jose, CA 95131, USA',
    state: 'enabled',
    accounts: [
      {
        accountName: 'Blue Reef Electronics Inc.',
        accountNumber: '3301847562',
        bankName: 'Silicon Harbor Bank',
        bankAddress: '3003 Tasman Drive, Santa Clara, CA 95054, USA',
        bankCountry: 'US',
        swiftCode: 'SVBKUS6S',
        currency: 'USD',
        isDefault: 1,
      },
    ],
    addresses: [
      {
        type: 2,
        regionCode: 'US',
        detail: '2150 North First Street, San Jose, CA 95131',
        contact: 'Megan Doyle',
        phone: '+1 408 555 0142',
        isDefault: 1,
      },
    ],
  },
  {
    name: '子午半导体（香港）有限公司',
    englishName: 'Meridian Semis HK Limited',
    abbreviation: 'Meridian',
    isOverseas: 1,
    contact: 'Alan Tse',
    phone: '+852 3188 4520',
    address: '香港九龙观塘鸿图道 57 号 19 楼',
    state: 'enabled',
    accounts: [hsbc('Meridian Semis HK Limited', '808551237838', 'USD')],
    addresses: [hongKong('九龙观塘鸿图道 57 号 19 楼', 'Alan Tse', '+852 3188 4520')],
  },
  {
    name: '樱花被动元件株式会社',
    englishName: 'Sakura Passive Co., Ltd.',
    abbreviation: 'Sakura',
    isOverseas: 1,
    contact: 'Kenji Mori',
    phone: '+81 3 5550 2201',
    address: '2-7-1 Nishi-Shinjuku, Shinjuku-ku, Tokyo, Japan',
    state: 'enabled',
    accounts: [
      {
        accountName: 'Sakura Passive Co., Ltd.',
        accountNumber: '0194823',
        bankName: 'MUFG Bank, Ltd.',
        bankAddress: '2-7-1 Marunouchi, Chiyoda-ku, Tokyo, Japan',
        bankCountry: 'JP',
        swiftCode: 'BOTKJPJT',
        currency: 'JPY',
        isDefault: 1,
      },
    ],
    addresses: [
      {
        type: 2,
        regionCode: 'JP',
        detail: '2-7-1 Nishi-Shinjuku, Shinjuku-ku, Tokyo',
        contact: 'Kenji Mori',
        phone: '+81 3 5550 2201',
        isDefault: 1,
      },
    ],
  },
  {
    name: '快件（香港）有限公司',
    englishName: 'QuickPart HK Limited',
    abbreviation: 'QuickPart',
    isOverseas: 1,
    contact: 'Joey Lam',
    phone: '+852 2744 9001',
    address: '香港新界荃湾沙咀道 11 号 6 楼',
    state: 'voidRequested',
    accounts: [hsbc('QuickPart HK Limited', '640118820838', 'USD')],
    addresses: [hongKong('新界荃湾沙咀道 11 号 6 楼', 'Joey Lam', '+852 2744 9001')],
  },
  {
    name: '太古磁材（香港）有限公司',
    englishName: 'Taiko Magnetics HK Limited',
    abbreviation: 'Taiko',
    isOverseas: 1,
    contact: 'Rita Yip',
    phone: '+852 2866 3317',
    address: '香港九龙湾宏开道 8 号 9 楼',
    state: 'enabled',
    accounts: [hsbc('Taiko Magnetics HK Limited', '418330021838', 'HKD')],
    addresses: [],
  },
  {
    name: '阿尔卑微电子（香港）有限公司',
    englishName: 'Alpen Micro HK Limited',
    abbreviation: 'Alpen Micro',
    isOverseas: 1,
    contact: 'Tobias Frei',
    phone: '+852 3521 0088',
    address: '香港科学园科技大道西 5 号 3 楼',
    state: 'enabled',
    accounts: [
      {
        accountName: 'Alpen Micro HK Limited',
        accountNumber: 'DE02500105170137075030',
        bankName: 'ING-DiBa AG',
        bankAddress: 'Theodor-Heuss-Allee 2, 60486 Frankfurt am Main, Germany',
        bankCountry: 'DE',
        swiftCode: 'INGDDEFF',
        currency: 'EUR',
        isDefault: 1,
      },
    ],
    addresses: [],
  },
  {
    name: '深圳市鹏芯科技有限公司',
    englishName: 'Shenzhen Pengxin Technology Co., Ltd.',
    abbreviation: '鹏芯',
    isOverseas: 0,
    contact: '罗丹',
    phone: '0755-83215566',
    address: '深圳市宝安区西乡街道宝源路 2004 号',
    state: 'enabled',
    accounts: [
      {
        accountName: '深圳市鹏芯科技有限公司',
        accountNumber: '44201518300052512345',
        bankName: '中国建设银行深圳宝安支行',
        bankAddress: '深圳市宝安区新安街道裕安一路 3 号',
        bankCountry: 'CN',
        swiftCode: '',
        currency: 'RMB',
        isDefault: 1,
      },
    ],
    addresses: [
      {
        type: 2,
        regionCode: '440306',
        detail: '西乡街道宝源路 2004 号 B 座 5 楼',
        contact: '罗丹',
        phone: '13500135001',
        isDefault: 1,
      },
      {
        type: 0,
        regionCode: '440306',
        detail: '西乡街道宝源路 2004 号 B 座 5 楼财务部',
        contact: '许晴',
        phone: '13500135002',
        isDefault: 0,
      },
    ],
  },
  {
    name: '东莞市恒通连接器有限公司',
    englishName: 'Dongguan Hengtong Connectors Co., Ltd.',
    abbreviation: '恒通',
    isOverseas: 0,
    contact: '彭立',
    phone: '0769-82160077',
    address: '东莞市长安镇乌沙社区兴发南路 66 号',
    state: 'voided',
    accounts: [],
    addresses: [],
  },
  {
    name: '苏州精测仪器有限公司',
    englishName: 'Suzhou Jingce Instruments Co., Ltd.',
    abbreviation: '精测',
    isOverseas: 0,
    contact: '沈一鸣',
    phone: '0512-67881230',
    address: '苏州工业园区星湖街 328 号',
    state: 'enableRequested',
    accounts: [],
    addresses: [],
  },
]

/** The rival has suppliers of its own, so that a leak would show. */
export const rivalSuppliers: readonly DemoSupplier[] = [
  {
    name: '海星贸易（香港）有限公司',
    englishName: 'Starfish Trading (HK) Limited',
    abbreviation: 'Starfish',
    isOverseas: 1,
    contact: 'Vincent Mak',
    phone: '+852 2111 7788',
    address: '香港九龙尖沙咀广东道 30 号',
    state: 'enabled',
    accounts: [hsbc('Starfish Trading (HK) Limited', '900118827838', 'USD')],
    addresses: [],
  },
]
export const voidReason = '已停止合作，最近一年没有新订单。'
export const enableReason = '恢复采购仪器，请重新启用。'
