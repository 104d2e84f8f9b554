/** Why a line cannot be declared yet, and the three-way check, for both sides. */
export const heldReasons = {
  unclassified: '未歸類',
  name: '缺品名',
  origin: '缺產地',
  unit: '缺單位',
  qty: '缺數量',
  price: '缺單價',
}

export const threeWayCheck = {
  title: '三單核對',
  against: '與訂單比',
  allEqual: '{total, number} 行全部一致',
  differing: '{total, number} 行中 {count, number} 行不一致',
  equal: '一致',
  lines: '差 {count, number} 行',
  papers: {
    invoice: '發票',
    packingList: '裝箱單',
    declaration: '報關單',
  },
  fields: {
    qty: '數量',
    price: '價格',
    origin: '產地',
    weight: '毛重',
  },
  row: '第 {position, number} 行 {model}：{fields}',
  missing: '{paper}缺少此行',
  more: '另有 {count, number} 行不一致',
  unknown: {
    invoice: '發票有而訂單沒有：{model}',
    packingList: '裝箱單有而訂單沒有：{model}',
  },
}

/** The papers of a declaration. */
export const declarationPapers = {
  title: '報關單證',
  added: '上傳報關單證',
  kinds: {
    'customs-declaration': '報關單',
    'release-note': '放行條',
    'inspection-notice': '查驗通知書',
  },
} as const
