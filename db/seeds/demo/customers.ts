/** Customers of the demo companies: invented firms. */
type DemoCustomer = {
  type: 1 | 2
  chineseName: string
  englishName: string
  level: 1 | 2 | 3
  registeredAddress: string
  businessAddress: string
  phone: string
  fax: string
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    type: 1,
    chineseName: '北地元件公司',
    englishName: 'Nordlys Components AB',
    level: 1,
    registeredAddress: 'Hamngatan 14, 111 47 Stockholm, Sweden',
    businessAddress: 'Terminalvägen 3, 418 79 Göteborg, Sweden',
    phone: '+46 8 555 120 40',
    fax: '+46 8 555 120 41',
  },
  {
    type: 1,
    chineseName: '',
    englishName: 'Lakeview Instruments Inc.',
    level: 1,
    registeredAddress: '2180 Harbor Bay Parkway, Alameda, CA 94502, USA',
    businessAddress: '2180 Harbor Bay Parkway, Alameda, CA 94502, USA',
    phone: '+1 510 555 0143',
    fax: '+1 510 555 0144',
  },
  {
    type: 1,
    chineseName: '樱电子株式会社',
    englishName: 'Sakura Denshi Co., Ltd.',
    level: 2,
    registeredAddress: '2-7-9 Kaigan, Minato-ku, Tokyo 105-0022, Japan',
    businessAddress: '1-12 Minatojima, Chuo-ku, Kobe 650-0045, Japan',
    phone: '+81 3 5555 0112',
    fax: '+81 3 5555 0113',
  },
  {
    type: 1,
    chineseName: '',
    englishName: 'Rheinhafen Elektronik GmbH',
    level: 3,
    registeredAddress: 'Hafenstraße 22, 40221 Düsseldorf, Germany',
    businessAddress: '',
    phone: '+49 211 555 0178',
    fax: '',
  },
  {
    type: 2,
    chineseName: '华南智造电子（东莞）有限公司',
    englishName: 'South China Smart Electronics (Dongguan) Co., Ltd.',
    level: 1,
    registeredAddress: '东莞市松山湖园区科技二路 10 号',
    businessAddress: '东莞市长安镇振安东路 66 号 2 栋',
    phone: '0769-22891166',
    fax: '0769-22891167',
  },
  {
    type: 2,
    chineseName: '苏州恒微仪器有限公司',
    englishName: 'Suzhou Hengwei Instruments Co., Ltd.',
    level: 2,
    registeredAddress: '苏州工业园区星湖街 328 号',
    businessAddress: '苏州工业园区星湖街 328 号 5 栋 301',
    phone: '0512-62881900',
    fax: '',
  },
  {
    type: 2,
    chineseName: '成都蜀光显示技术有限公司',
    englishName: '',
    level: 2,
    registeredAddress: '成都市高新区天府大道中段 1366 号',
    businessAddress: '',
    phone: '028-85321700',
    fax: '028-85321701',
  },
  {
    type: 2,
    chineseName: '武汉江岸数码商行',
    englishName: '',
    level: 3,
    registeredAddress: '武汉市江岸区解放大道 1511 号',
    businessAddress: '武汉市江岸区解放大道 1511 号一楼',
    phone: '13797001122',
    fax: '',
  },
]

export const rivalCustomers: readonly DemoCustomer[] = [
  {
    type: 2,
    chineseName: '福田腾达电子商行',
    englishName: '',
    level: 2,
    registeredAddress: '深圳市福田区华强北路 1003 号',
    businessAddress: '',
    phone: '0755-83661200',
    fax: '',
  },
]
