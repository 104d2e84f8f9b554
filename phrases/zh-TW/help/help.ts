import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/help/help.ts'

export const { help } = traditional(source, {
  help: {
    title: '說明',
    close: '關閉說明',
    search: '在說明中搜尋',
    searchHint: '在說明中搜尋，如「手續費」',
    loading: '正在開啟說明',
    failed: '說明未能開啟，請重試',
    words: '這一頁的用語',
    foundWords: '用語 {count, number}',
    nothingFound: '說明裡沒有「{keyword}」。換個詞，或直接詢問服務商。',
    keys: {
      title: '快速鍵',
      move: '在清單中上下移動',
      peek: '預覽這一列',
      open: '開啟這一列',
      select: '勾選這一列',
      help: '開啟或關閉說明',
      space: '空白鍵',
    },
    contact: { manager: '貴公司的客戶經理', hours: '服務時間 {hours}', ask: '詢問服務商' },
  },
})
