import { hubRecords } from '../../field-keys.ts'
import { commonLabels, labels } from '../kernel/labels.ts'
import { recordNames } from '../kernel/shared.ts'

export const hubFields = labels(hubRecords, {
  bankAccount: { recordName: '银行账户' },
  contact: {
    recordName: '联系人',
    type: '联系人类型',
    name: commonLabels.personName,
    landline: '座机',
    email: '电子邮箱',
    qq: 'QQ',
    idCard: '身份证号码',
  },
  address: { recordName: '地址' },
  robot: {
    recordName: '群机器人',
    ...recordNames('name'),
    kind: '群聊',
    isEnabled: '启用',
    webhook: 'Webhook 地址',
    addressHint: 'Webhook 地址',
    secret: '签名密钥',
    hasSecret: '加签',
    locale: '语言',
    hasPrices: '发送金额',
    events: '通知',
    quiet: '免打扰时段（北京时间）',
    digest: '汇总',
    lastSentAt: '最近成功',
    lastFailedAt: '最近失败',
    fault: '失败原因',
    faultCode: '错误码',
  },
})
