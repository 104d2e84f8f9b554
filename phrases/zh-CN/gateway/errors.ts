import type { gatewayRefusals } from '@quayside/contract/gateway/gateway.refusals.ts'
import type { Nested } from '../../nested.ts'

export const gatewayErrors = {
  apiKey: {
    unknown: '缺少接口密钥，或密钥无效、已撤销',
    scopeMissing: '此密钥没有权限 {scope}，请换用有此权限的密钥',
    scopeUnknown: '没有这项密钥权限，请从列表中选择',
    revoked: '此密钥已撤销',
  },
  gateway: {
    noSuchPath: '没有这个接口地址，请核对路径',
    keyRequired: '写入请求须带 Idempotency-Key 请求头，长度不超过 200',
    transitionUnknown: '没有这一步骤。可用步骤：{known}',
    rowTwice: '与同一批的第 {row} 行重复',
    rowNotTaken: '这一行的值超出可保存的范围，请检查后重发',
    referenceUsed: '此编号已用于其他内容，请更换编号',
    companyUnknown: '公司不存在，请检查公司编号',
    classificationIncomplete: '请给出商品资料，或同时给出 hsCode、cccStatus 与 hongKongControl',
  },
  webhook: {
    address: '请填写 https 开头的完整地址，不含账号密码',
    addressPrivate: '此地址位于内部网络，不能作为推送地址，请填写公网地址',
    addressUnknown: '无法解析此地址的主机名，请核对地址',
    notDead: '此推送不在未送达之列，请刷新列表',
  },
} satisfies Nested<keyof typeof gatewayRefusals>
