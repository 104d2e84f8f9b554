import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kit/kit.ts'

export const { kit } = traditional(source, {
  kit: {
    list: {
      place: '項次',
      count: '共 {count, number} 筆',
      countAtLeast: '{count, number}+ 筆',
      reset: '重設',
      fold: '收合',
      density: '列高',
      columns: '顯示欄位',
      columnsReset: '恢復預設欄位',
      selected: '已選 {count, number} 筆',
      clearSelection: '取消選取',
      until: '迄',
      failed: '清單載入失敗',
      selectRow: '選取',
      selectPage: '選取本頁',
      pageSize: '每頁筆數',
      rowsPerPage: '每頁 {size, number} 筆',
    },
    cell: { revealNote: '查看會記入操作紀錄' },
    form: {
      draftFound: '找到 {time} 未儲存的內容，要繼續填寫嗎？',
      draftDrop: '捨棄草稿',
      leaveBody: '有尚未儲存的修改，離開後會保留為草稿，下次開啟時可以繼續填寫。',
    },
    linesForm: {
      atLine: '第 {row, number} 列{column}：{text}',
      lineField: '第 {row, number} 列 {column}',
      line: '第 {row, number} 列',
    },
    stale: {
      title: '這筆資料已被他人修改',
      takeChosen: '依所選儲存',
      others: '另有 {count, number} 處依同樣的規則合併：只有對方改過的用最新內容，其餘用我填寫的。',
    },
    lots: {
      lotNumber: '批號',
      lotNumberOf: '第 {row, number} 列批號',
      qtyOf: '第 {row, number} 列數量',
      add: '新增批號',
      removeOf: '移除第 {row, number} 列',
      hint: '可從 Excel 複製批號與數量兩欄，貼到任一格。',
    },
    timeline: { empty: '尚無動態' },
    preview: { noPreview: '此類檔案不能預覽，請下載查看' },
    attachment: {
      drop: '或拖放至此',
      hint: '{types}，單檔上限 {size, number} MB',
      tooLarge: '{name} 超過 {size, number} MB，請壓縮後再上傳',
      wrongType: '不支援 {name} 的格式，請上傳 {types}',
    },
    picker: { searching: '查詢中' },
    import: {
      taking: '正在匯入，{done, number}／{total, number} 列',
      good: '可匯入 {count, number} 列',
      bad: '{count, number} 列有誤',
      row: '列',
      take: '匯入 {count, number} 列',
      takeNone: '沒有可匯入的列',
      taken: '已匯入 {count, number} 列',
    },
    error: { title: '頁面載入失敗', home: '回首頁' },
  },
})
