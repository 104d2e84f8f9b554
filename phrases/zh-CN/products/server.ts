/** The server's messages about products and their classification. */
export const productNotices = {
  classificationRequest: {
    classify: {
      title: '归类结果待确认',
      content: '产品 {brand} {model} 归入商品编码 {hsCode}，请查看税率和监管条件后接受或提出异议。',
    },
    return: {
      title: '归类申请已退回',
      content: '产品 {brand} {model} 的归类申请（{number}）需要补充资料。原因：{reason}',
    },
  },
}
