import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/approval.ts'

export const { approval } = traditional(source, {
  approval: {
    list: {
      waiting: '等您交件',
      submit: '送審',
      handIn: '交件',
      removeConfirm: '刪除 {count, number} 張審批單。刪除後不能復原，單號不再使用。',
      removeNone: '所選審批單已送件，無法刪除',
    },
    submission: {
      ask: '送審審批單',
      confirm: '送審 {count, number} 張審批單。送審後由服務商辦理，不能修改。',
      results: '送審結果',
    },
    record: {
      removeConfirm: '刪除審批單 {number}。刪除後不能復原，單號不再使用。',
      waiting: '{state}，待您交件',
      noIngredients: '尚未輸入配方成分',
    },
    chain: { waitsForPapers: '等補正資料', submit: '等您：填妥後送審', forwards: '收到文件後遞件' },
    asked: {
      handIn: '交件',
      handInNamed: '交件：{name}',
      file: '文件',
      sent: '文件已交給服務商',
    },
  },
})
