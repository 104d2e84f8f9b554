import { areaList } from '@vant/area-data'
import { regionNames } from './region-names.ts'

type Region = {
  code: string
  parent: string | null
  level: 1 | 2 | 3
  zhCN: string
  zhTW?: string
  en?: string
}

const provinceNames: Record<string, readonly [zhTW: string, en: string]> = {
  '110000': ['北京市', 'Beijing'],
  '120000': ['天津市', 'Tianjin'],
  '130000': ['河北省', 'Hebei'],
  '140000': ['山西省', 'Shanxi'],
  '150000': ['內蒙古自治區', 'Inner Mongolia'],
  '210000': ['遼寧省', 'Liaoning'],
  '220000': ['吉林省', 'Jilin'],
  '230000': ['黑龍江省', 'Heilongjiang'],
  '310000': ['上海市', 'Shanghai'],
  '320000': ['江蘇省', 'Jiangsu'],
  '330000': ['浙江省', 'Zhejiang'],
  '340000': ['安徽省', 'Anhui'],
  '350000': ['福建省', 'Fujian'],
  '360000': ['江西省', 'Jiangxi'],
  '370000': ['山東省', 'Shandong'],
  '410000': ['河南省', 'Henan'],
  '420000': ['湖北省', 'Hubei'],
  '430000': ['湖南省', 'Hunan'],
  '440000': ['廣東省', 'Guangdong'],
  '450000': ['廣西壯族自治區', 'Guangxi'],
  '460000': ['海南省', 'Hainan'],
  '500000': ['重慶市', 'Chongqing'],
  '510000': ['四川省', 'Sichuan'],
  '520000': ['貴州省', 'Guizhou'],
  '530000': ['雲南省', 'Yunnan'],
  '540000': ['西藏自治區', 'Tibet'],
  '610000': ['陝西省', 'Shaanxi'],
  '620000': ['甘肅省', 'Gansu'],
  '630000': ['青海省', 'Qinghai'],
  '640000': ['寧夏回族自治區', 'Ningxia'],
  '650000': ['新疆維吾爾自治區', 'Xinjiang'],
  '710000': ['台灣省', 'Taiwan'],
  '810000': ['香港特別行政區', 'Hong Kong'],
  '820000': ['澳門特別行政區', 'Macao'],
}

function provinceRow(code: string, zhCN: string): Region {
  const names = provinceNames[code]
  if (names === undefined) throw new Error(`province ${code} ${zhCN} has no zh-TW and English name`)
  return { code, parent: null, level: 1, zhCN, zhTW: names[0], en: names[1] }
}

function named(code: string): { en?: string } {
  const en = regionNames[code]
  return en === undefined ? {} : { en }
}

/** GB/T 2260 codes: the first two digits name the province, the first four the city. */
export const regions: readonly Region[] = [
  ...Object.entries(areaList.province_list).map(([code, name]) => provinceRow(code, name)),
  ...Object.entries(areaList.city_list).map(
    ([code, zhCN]): Region => ({ code, parent: `${code.slice(0, 2)}0000`, level: 2, zhCN, ...named(code) }),
  ),
  ...Object.entries(areaList.county_list).map(
    ([code, zhCN]): Region => ({ code, parent: `${code.slice(0, 4)}00`, level: 3, zhCN, ...named(code) }),
  ),
]
