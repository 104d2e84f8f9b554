import { type DictEntry, type Dictionary, rows } from './dictionary.ts'

// §3: orders and payments are made in these six; the others stand in rate lists only.
const trade = rows(
  `
  RMB|人民币|人民幣|Chinese yuan renminbi|CNY|142
  USD|美元|=|US dollar|USD|502
  JPY|日元|日圓|Japanese yen|JPY|116
  HKD|港元|港幣|Hong Kong dollar|HKD|110
  EUR|欧元|歐元|Euro|EUR|300
  GBP|英镑|英鎊|Pound sterling|GBP|303
  `,
  'iso',
  'customs',
).map(asTraded)

const others = rows(
  `
  MOP|澳门元|澳門幣|Macanese pataca|MOP|121
  TWD|新台币|新臺幣|New Taiwan dollar|TWD|
  SGD|新加坡元|新加坡幣|Singapore dollar|SGD|132
  KRW|韩元|韓元|South Korean won|KRW|133
  THB|泰铢|泰銖|Thai baht|THB|136
  MYR|马来西亚林吉特|馬來西亞令吉|Malaysian ringgit|MYR|122
  PHP|菲律宾比索|菲律賓披索|Philippine peso|PHP|129
  IDR|印度尼西亚卢比|印尼盾|Indonesian rupiah|IDR|
  VND|越南盾|=|Vietnamese dong|VND|
  INR|印度卢比|印度盧比|Indian rupee|INR|
  AUD|澳大利亚元|澳幣|Australian dollar|AUD|601
  NZD|新西兰元|紐西蘭元|New Zealand dollar|NZD|609
  CAD|加拿大元|加拿大幣|Canadian dollar|CAD|501
  CHF|瑞士法郎|=|Swiss franc|CHF|331
  SEK|瑞典克朗|=|Swedish krona|SEK|330
  NOK|挪威克朗|=|Norwegian krone|NOK|326
  DKK|丹麦克朗|丹麥克朗|Danish krone|DKK|302
  PLN|波兰兹罗提|波蘭茲羅提|Polish zloty|PLN|
  CZK|捷克克朗|=|Czech koruna|CZK|
  HUF|匈牙利福林|=|Hungarian forint|HUF|
  RUB|俄罗斯卢布|俄羅斯盧布|Russian rouble|RUB|
  TRY|土耳其里拉|=|Turkish lira|TRY|
  AED|阿联酋迪拉姆|阿聯迪拉姆|UAE dirham|AED|
  SAR|沙特里亚尔|沙烏地里亞爾|Saudi riyal|SAR|
  ILS|以色列新谢克尔|以色列新謝克爾|Israeli new shekel|ILS|
  ZAR|南非兰特|南非蘭特|South African rand|ZAR|
  MXN|墨西哥比索|墨西哥披索|Mexican peso|MXN|
  BRL|巴西雷亚尔|巴西里耳|Brazilian real|BRL|
  `,
  'iso',
  'customs',
)

export const currencies: Dictionary = {
  type: 1002,
  code: 'currency',
  zhCN: '币种',
  zhTW: '幣別',
  en: 'Currencies',
  source: {
    zhCN: 'ISO 4217；海关币制代码表（三位数字）',
    zhTW: 'ISO 4217；海關幣制代碼表（三位數字）',
    en: 'ISO 4217; China Customs currency code table, three-digit',
  },
  sourceDate: '2026-11-15',
  entries: [...trade, ...others],
}

function asTraded(entry: DictEntry): DictEntry {
  return { ...entry, attributes: { ...entry.attributes, trade: true } }
}
