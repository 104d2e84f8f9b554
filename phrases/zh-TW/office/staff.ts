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
        depositUse: '沖帳',
        apiKey: 'API 金鑰',
        report: '用戶端報告',
      },
      verbs: {
        reportAnomaly: '登錄確認異常',
        submitAtWindow: '登記臨櫃遞件',
        acceptDocument: '接受文件',
        sendBackDocument: '退回文件',
        withdrawDocument: '撤銷文件要求',
        deliver: '登記交運',
        uphold: '同意異議',
        approveVoid: '同意停用',
        refuseVoid: '不同意停用',
        classify: '稅則分類',
        counterOffer: '送出議價',
        generateOrder: '轉為訂單',
        askDocuments: '要求文件',
        handIn: '交件',
        move: '移倉',
        forModels: '為型號申請歸類',
        order: '依範本下單',
        sendCode: '要求驗證碼',
        writeOff: '沖帳',
        writeOffProposal: '查看沖帳方案',
        earmark: '保留款項',
        identity: '查看證件號',
        send: '發送',
      },
    },
    own: { ip: 'IP 位址' },
  },
})
