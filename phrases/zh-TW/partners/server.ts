import type * as source from '../../zh-CN/partners/server.ts'

export const partnerNotices: typeof source.partnerNotices = {
  supplier: {
    approveVoid: {
      title: '供應商已停用',
      content: '供應商 {name}（{number}）的停用申請已通過，不能再用它下單。',
    },
    refuseVoid: {
      title: '供應商停用申請未通過',
      content: '供應商 {name}（{number}）保持啟用。原因：{reason}',
    },
    approveEnable: {
      title: '供應商已啟用',
      content: '供應商 {name}（{number}）的啟用申請已通過，可以重新使用。',
    },
    refuseEnable: {
      title: '供應商啟用申請未通過',
      content: '供應商 {name}（{number}）保持停用。原因：{reason}',
    },
  },
}

export const supplierDocumentNames: typeof source.supplierDocumentNames = {
  'business-licence': '營業執照',
  'invoicing-data': '發票資料',
}
