/** The server's messages and document texts about suppliers. */
export const partnerNotices = {
  supplier: {
    approveVoid: {
      title: '供应商已作废',
      content: '供应商 {name}（{number}）的作废申请已通过，不能再用它下单。',
    },
    refuseVoid: {
      title: '供应商作废申请未通过',
      content: '供应商 {name}（{number}）保持启用。原因：{reason}',
    },
    approveEnable: {
      title: '供应商已启用',
      content: '供应商 {name}（{number}）的启用申请已通过，可以重新使用。',
    },
    refuseEnable: {
      title: '供应商启用申请未通过',
      content: '供应商 {name}（{number}）保持作废。原因：{reason}',
    },
  },
}

export const supplierDocumentNames = { 'business-licence': '营业执照', 'invoicing-data': '开票资料' }
