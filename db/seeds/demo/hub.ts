import { demoBankAccounts } from './bank-accounts.ts'

/** Bank accounts, contacts and addresses of the demo companies: invented people and numbers, real banks and places. */
export type DemoHub = {
  bankAccounts: readonly Record<string, string | number>[]
  contacts: readonly Record<string, string | number>[]
  addresses: readonly Record<string, string | number>[]
  robots: readonly Record<string, string | number | readonly string[]>[]
}

export const demoHub: DemoHub = {
  // Turned off: the address of a demonstration leads to no group.
  robots: [
    {
      name: '进口业务群',
      kind: 0,
      webhook: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=00000000-demo',
      locale: 'zh-CN',
      isEnabled: 0,
      events: ['order.auditPass', 'order.auditFail', 'inbound.store', 'outbound.ship'],
    },
  ],
  bankAccounts: demoBankAccounts,
  contacts: [
    {
      type: 0,
      name: '林佳怡',
      mobile: '13800138002',
      landline: '0755-26881202',
      email: 'linjy@sample-electronics.test',
      qq: '2881202001',
      isDefault: 1,
    },
    { type: 0, name: '陈晓敏', mobile: '13800138000', email: 'ops@sample-electronics.test', isDefault: 0 },
    {
      type: 1,
      name: '周雅文',
      mobile: '13800138001',
      landline: '0755-26881201',
      email: 'finance@sample-electronics.test',
      qq: '2881201088',
      isDefault: 1,
    },
    {
      type: 2,
      name: '何志强',
      mobile: '13800138003',
      idCard: '440306199203183511',
      email: 'warehouse@sample-electronics.test',
      isDefault: 1,
    },
    {
      type: 2,
      name: '罗子豪',
      mobile: '+852 9123 4567',
      landline: '+852 2398 1188',
      idCard: '440305198709251031',
      isDefault: 0,
    },
  ],
  addresses: [
    {
      type: 0,
      regionCode: '440305',
      detail: '科技园高新南七道 12 号 8 楼财务部',
      contact: '周雅文',
      phone: '13800138001',
      isDefault: 1,
    },
    {
      type: 1,
      regionCode: '440306',
      detail: '福永街道凤塘大道 99 号 3 号仓',
      contact: '何志强',
      phone: '13800138003',
      isDefault: 1,
    },
    {
      type: 1,
      regionCode: '310115',
      detail: '外高桥保税区富特北路 211 号 B 栋',
      contact: '孙悦',
      phone: '021-50461188',
      isDefault: 0,
    },
    {
      type: 2,
      regionCode: '440305',
      detail: '科技园高新南七道 12 号一楼收发室',
      contact: '何志强',
      phone: '13800138003',
      isDefault: 1,
    },
    {
      type: 2,
      regionCode: '810308',
      detail: '葵涌货柜码头路 88 号 12 楼 B 室',
      contact: '罗子豪',
      phone: '+852 9123 4567',
      isDefault: 0,
    },
  ],
}

export const rivalHub: DemoHub = {
  robots: [],
  bankAccounts: [
    {
      accountName: '蓝海元器件贸易（深圳）有限公司',
      accountNumber: '764057890123',
      bankName: '中国银行深圳福田支行',
      bankCountry: 'CN',
      currency: 'RMB',
      isDefault: 1,
    },
  ],
  contacts: [{ type: 0, name: '黄伟杰', mobile: '13900139000', isDefault: 1 }],
  addresses: [
    {
      type: 1,
      regionCode: '440304',
      detail: '华强北路 1019 号 1206 室',
      contact: '黄伟杰',
      phone: '13900139000',
      isDefault: 1,
    },
  ],
}

/** The first company's changes of its information: one that was rejected, then one that waits for the provider. */
export const demoChanges = {
  rejected: {
    values: { name: '示例电子科技（深圳）有限公司' },
    reason: '新名称尚未在市场监管部门登记，请换发营业执照后再申请变更。',
  },
  pending: { legalPerson: '林佳怡', legalPersonId: '440304198906125820' },
}
