import type { ReadinessCode, ReadinessStop } from '@quayside/contract/orders/readiness-finding.ts'

/** The texts of the readiness check of a draft; what prevents its submission has the texts of the refusals. */
export const orderReadiness = {
  codes: {
    modelMissing: '未填写型号，审核时无法核对商品',
    unclassified: '商品尚未归类，无法报关，请先申请归类',
    elementsMissing: '缺少申报要素：{elements}',
    weightMissing: '未填写毛重，报关和运输都需要',
    priceFarFromUsual: '单价与该型号以往的 {usual} 相差 {percent}%，可能触发审价',
    cccUnconfirmed: '3C 状态待确认，清关可能受阻',
    cccCertificateMissing: '商品在 3C 目录内，请上传 3C 认证证书',
    originCertificateMissing: '提供原产地证可享受协定税率（{agreement}），请上传原产地证',
    attachmentMissing: '缺少附件，审核时会要求补充',
    portMissing: '未填写目的港，出口报关时需要',
    buyerMissing: '转口订单未填写买方，审核时会要求补充',
  } satisfies Record<ReadinessCode, string>,
  severities: {
    submit: '不能提交',
    audit: '可能审核不通过',
    clearance: '可能影响清关',
    look: '建议检查',
  } satisfies Record<ReadinessStop, string>,
}
