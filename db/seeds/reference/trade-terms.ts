import { type Dictionary, rows } from './dictionary.ts'

export const incoterms: Dictionary = {
  type: 1004,
  code: 'incoterm',
  zhCN: '贸易术语',
  zhTW: '貿易條件',
  en: 'Incoterms',
  source: {
    zhCN: '国际商会《国际贸易术语解释通则 2020》',
    zhTW: '國際商會《國際貿易術語解釋通則 2020》',
    en: 'ICC Incoterms 2020',
  },
  sourceDate: '2020-01-01',
  entries: rows(
    `
    EXW|工厂交货|工廠交貨|Ex Works|any
    FCA|货交承运人|貨交運送人|Free Carrier|any
    CPT|运费付至|運費付訖|Carriage Paid To|any
    CIP|运费和保险费付至|運保費付訖|Carriage and Insurance Paid To|any
    DAP|目的地交货|目的地交貨|Delivered at Place|any
    DPU|目的地卸货后交货|目的地卸貨後交貨|Delivered at Place Unloaded|any
    DDP|完税后交货|稅訖交貨|Delivered Duty Paid|any
    FAS|船边交货|船邊交貨|Free Alongside Ship|sea
    FOB|船上交货|船上交貨|Free on Board|sea
    CFR|成本加运费|成本加運費|Cost and Freight|sea
    CIF|成本、保险费加运费|成本、保險費加運費|Cost, Insurance and Freight|sea
    `,
    'transport',
  ),
}

export const transactionModes: Dictionary = {
  type: 1005,
  code: 'transaction-mode',
  zhCN: '成交方式',
  zhTW: '成交方式',
  en: 'Customs transaction modes',
  source: {
    zhCN: '海关成交方式代码表',
    zhTW: '海關成交方式代碼表',
    en: 'China Customs transaction mode code table',
  },
  sourceDate: '2019-02-01',
  entries: rows(`
    1|CIF|=|CIF
    2|C&F|=|C&F
    3|FOB|=|FOB
    4|C&I|=|C&I
    5|市场价|市場價|Market price
    6|垫仓|墊倉|Warehouse filling
    7|EXW|=|EXW
  `),
}
