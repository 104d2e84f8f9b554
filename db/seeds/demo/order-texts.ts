export const demoOrderTexts = {
  reasons: {
    return: '装箱单与明细数量不一致，请核对后重新提交。',
    auditFail: '第 1 行型号与规格书不符，请更正型号或上传规格书。',
    cancel: '客户项目延期，双方同意取消。',
    priceAnomaly: '单价高于近三个月同型号均价，请提供供应商报价单。',
    priceFailed: '单价说明不充分，请修改单价或补充说明后保存。',
    shortage: '供应商装箱短少，箱单与实物不符，余数不再补发。',
    damaged: '外箱进水，箱内货物受潮，已拍照留存。',
    inspection: '海关查验通知，已安排陪同查验。',
    declaration: '规格型号申报不完整，海关要求补充后重新申报。',
  },
  remarks: [
    '请优先安排清关。',
    '与上月同批规格。',
    '',
    '客户急用，到货请电话通知。',
    '',
    '按卷盘原包装交货。',
  ],
  consignees: [
    { name: '陈晓岚', idNumber: '440305199203151222', phone: '13902450017' },
    { name: '黄志强', idNumber: '440301198807063418', phone: '13823190046' },
  ],
  supplierPickup: { address: '东莞市长安镇振安西路 99 号 B 栋一楼', contact: '刘工', phone: '13728850063' },
  lots: ['HK-2609-0142', 'HK-2609-0143'],
}
