import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/staff.ts'

export const { officeStaff } = traditional(source, {
  officeStaff: {
    passwordKeep: '留空則不修改；填寫後其工作階段全部結束',
    audit: {
      address: 'IP 位址',
      subjects: {
        columns: '報表欄位',
        layout: '首頁版面',
        productRequest: '稅則分類申請',
        report: '用戶端報告',
      },
      verbs: {
        classify: '稅則分類',
        generateOrder: '轉為訂單',
        handIn: '交件',
        forModels: '為型號申請歸類',
        order: '依範本下單',
        sendCode: '要求驗證碼',
        writeOffProposal: '查看沖帳方案',
        earmark: '保留款項',
        identity: '查看證件號',
        send: '發送',
      },
    },
    own: { ip: 'IP 位址' },
  },
})
