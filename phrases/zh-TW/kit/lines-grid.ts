import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kit/lines-grid.ts'

export const { linesGrid } = traditional(source, {
  linesGrid: {
    rows: '{count, number} 列',
    cell: '第 {row, number} 列，{column}',
    sortBy: '依{column}排序',
    sortAscending: '依此欄遞增排序',
    sortDescending: '依此欄遞減排序',
    searching: '正在尋找',
    filter: { label: '篩選列', wrong: '要修改 {count, number} 列', notice: '要留意 {count, number} 列' },
    undo: '復原',
    find: '尋找',
    replace: { title: '尋找與取代', words: '尋找', allColumns: '全部欄位', undo: '復原' },
    duplicate: '複製列',
    remove: '刪除列',
    fillDown: '向下填滿',
    fillHandle: '拖曳以填滿',
    narrower: '縮窄此欄',
    full: '最多 {most, number} 列，放不下了。內容沒有改變，請減少列數後再試。',
    paste: {
      title: '貼上 {count, number} 列',
      explain: '第一列像是標題列。請確認各欄填到哪裡，下次貼上同一供應商的表格會照此處理。',
      asGoods: '第一列不是標題，原樣貼上',
      heading: '表格中的欄',
      take: '貼上 {count, number} 列',
      totalsLeft: '已略過 {count, number} 列合計',
      tooWide: '部分內容超出最後一欄，未貼上。表格共有 {count, number} 欄',
      asBefore: '已依上次的對應方式貼上 {count, number} 列',
    },
  },
})
