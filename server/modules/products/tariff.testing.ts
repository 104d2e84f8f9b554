import { writeSheet } from '../../platform/excel/write-sheet.ts'

type Row = { code: string; name: string }

/** As many codes as a whole tariff has, spread over its chapters, with names as long as customs writes them. */
export function wholeTariff(count: number): Row[] {
  const chapters = Array.from({ length: 97 }, (_, place) => String(place + 1).padStart(2, '0')).filter(
    (chapter) => chapter !== '77',
  )
  return Array.from({ length: count }, (_, place) => {
    const chapter = chapters[place % chapters.length] ?? '01'
    const within = String(Math.floor(place / chapters.length) + 1000).padStart(6, '0')
    return {
      code: `${chapter}${within}00`,
      name: `其他用于电子工业的机器及装置用测试零件及附件（编号${place}）`,
    }
  })
}

const columns = [
  { header: '商品编码', kind: 'text' as const, value: (row: Row) => row.code },
  { header: '中文名称', kind: 'text' as const, value: (row: Row) => row.name },
  { header: '第一法定单位', kind: 'text' as const, value: () => '千克' },
  { header: '最惠国税率', kind: 'quantity' as const, value: () => '6.5' },
  { header: '普通税率', kind: 'quantity' as const, value: () => '30' },
  { header: '增值税率', kind: 'quantity' as const, value: () => '13' },
  { header: '出口退税率', kind: 'quantity' as const, value: () => '13' },
  { header: '监管条件', kind: 'text' as const, value: () => 'AB' },
  { header: '检验检疫条件', kind: 'text' as const, value: () => 'M/N' },
  {
    header: '申报要素',
    kind: 'text' as const,
    value: () => '1:品名;2:品牌类型;3:出口享惠情况;4:用途;5:品牌;6:型号;7:GTIN;8:CAS;9:其他',
  },
]

export const tariffWorkbook = (rows: readonly Row[]): AsyncIterable<Uint8Array> =>
  writeSheet('税则', columns, rows)
