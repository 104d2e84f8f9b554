import { type Dictionary, rows } from './dictionary.ts'

/**
 * Traders still write the single-digit kinds, so those come first; `customs` is the two-digit code that replaced
 * each on the declaration where there is exactly one. §7: a customer is never offered 7 (replaced by 99) or 98.
 */
export const packingKinds: Dictionary = {
  type: 1042,
  code: 'packing-kind',
  zhCN: '包装种类',
  zhTW: '包裝種類',
  en: 'Packing types',
  source: {
    zhCN: '海关包装种类代码表，一位（至 2018 年）与两位（此后）',
    zhTW: '海關包裝種類代碼表，一位（至 2018 年）與兩位（此後）',
    en: 'China Customs packing code tables, single-digit (to 2018) and two-digit (since)',
  },
  sourceDate: '2019-02-01',
  hidden: ['7', '98'],
  entries: rows(
    `
    1|木箱|=|Wooden case|23
    2|纸箱|紙箱|Carton|22
    3|桶装|桶裝|Drum|
    4|散装|散裝|In bulk|00
    5|托盘|棧板|Pallet|
    6|包|=|Bale or bag|06
    7|其他|=|Other (historic code)|99
    01|裸装|裸裝|Unpacked|01
    04|球状罐类|球狀罐類|Spherical tank|04
    29|其他材料制盒／箱|其他材料製盒／箱|Box or case of other material|29
    32|纸制或纤维板制桶|紙製或纖維板製桶|Drum of paper or fiberboard|32
    33|木制或竹藤等植物性材料制桶|木製或竹藤等植物性材料製桶|Drum of wood, bamboo, rattan or other plant material|33
    39|其他材料制桶|其他材料製桶|Drum of other material|39
    92|再生木托|再生木棧板|Pallet of reconstituted wood|92
    93|天然木托|天然木棧板|Pallet of natural wood|93
    98|植物性铺垫材料|植物性鋪墊材料|Dunnage of plant material|98
    99|其他包装|其他包裝|Other packing|99
    `,
    'customs',
  ),
}
