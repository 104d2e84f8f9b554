export type DemoConsultation = {
  readonly subject: string
  readonly title: string
  /** Customer and provider by turns; the customer begins. */
  readonly said: readonly string[]
  readonly closedBy?: 'customer' | 'provider'
  /** The last answer has been read. */
  readonly isRead?: boolean
}

export const demoConsultations: readonly DemoConsultation[] = [
  {
    subject: 'classification',
    title: '功率电感的退税率',
    said: [
      'SRN6045-100M 归入 8504 后，出口退税率按 13% 计算吗？',
      '是的，8504 项下电感器的出口退税率为 13%，报关单上的单位请填“个”。',
    ],
    closedBy: 'customer',
    isRead: true,
  },
  {
    subject: 'tax-invoice',
    title: '十月份的服务费发票',
    said: [
      '十月份的代理费发票可以和关税、增值税专票一起寄吗？',
      '可以。代理费发票将与海关缴款书一起，于本月 20 日前寄到贵司财务。',
    ],
    closedBy: 'provider',
    isRead: true,
  },
  {
    subject: 'licence',
    title: '开关电源是否需要 CCC',
    said: [
      'LRS-150-24 是装在机柜里用的，进口时是否需要提供 CCC 证书？',
      '该型号在强制性认证目录内，整机配套使用可以申请免办。请提供用途说明和整机照片。',
    ],
  },
  {
    subject: 'transport',
    title: '龙岗工厂的送货时间',
    said: [
      '工厂周六有人收货，能安排周六送吗？',
      '可以，请在订单的送货要求里写明收货人和电话。',
      '周日上午可以吗？收货人和周六相同。',
    ],
  },
  {
    subject: 'payment',
    title: '付汇需要哪些单据',
    said: ['给日本供应商付尾款，除了形式发票还需要提供什么单据？'],
  },
]

export const rivalConsultations: readonly DemoConsultation[] = [
  {
    subject: 'account',
    title: '如何增加一个财务账号',
    said: ['财务同事需要自己的登录账号，只看费用和发票。'],
  },
]
