import { type Dictionary, rows } from './dictionary.ts'

export const transportModes: Dictionary = {
  type: 1006,
  code: 'transport-mode',
  zhCN: '运输方式',
  zhTW: '運輸方式',
  en: 'Transport modes',
  source: {
    zhCN: '海关运输方式代码表',
    zhTW: '海關運輸方式代碼表',
    en: 'China Customs transport mode code table',
  },
  sourceDate: '2019-02-01',
  entries: rows(
    `
    0|非保税区|非保稅區|Non-bonded area|domestic
    1|监管仓库|監管倉庫|Export supervised warehouse|domestic
    2|水路运输|水路運輸|Waterway|border
    3|铁路运输|鐵路運輸|Railway|border
    4|公路运输|公路運輸|Road|border
    5|航空运输|航空運輸|Air|border
    6|邮件运输|郵件運輸|Post|border
    7|保税区|保稅區|Bonded area|domestic
    8|保税仓库|保稅倉庫|Bonded warehouse|domestic
    9|其他运输|其他運輸|Other transport|border
    G|固定设施运输|固定設施運輸|Fixed installation (pipeline, power line)|border
    H|边境特殊海关作业区|邊境特殊海關作業區|Special customs zone at the border|domestic
    L|旅客携带|旅客攜帶|Carried by passenger|border
    T|综合试验区|綜合試驗區|Comprehensive pilot zone|domestic
    W|物流中心|=|Bonded logistics center|domestic
    X|物流园区|物流園區|Bonded logistics park|domestic
    Y|保税港区／综合保税区|保稅港區／綜合保稅區|Bonded port area / comprehensive bonded zone|domestic
    Z|出口加工区|出口加工區|Export processing zone|domestic
    `,
    'group',
  ),
}
