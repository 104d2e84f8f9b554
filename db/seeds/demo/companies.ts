/** The demo companies. Names, numbers and people are invented; check digits are right. */
type DemoMember = {
  mobile: string
  name: string
  permissionSet: 'administrator' | 'orderPlacer' | 'finance' | 'warehouse' | 'readOnly'
  /** Logs in with an authenticator too, so that the list of members shows one; its secret is not kept. */
  hasSecondFactor?: true
}
export type DemoCompany = {
  name: string
  englishName: string
  legalPerson: string
  legalPersonId: string
  creditCode: string
  customsCode: string
  invoicingBank: string
  invoicingAccount: string
  address: string
  phone: string
  email: string
  agentName: string
  agentPhone: string
  /** How far its certification goes. */
  review: 'passed' | 'rejected' | 'applied'
  rejection?: string
  administrator: { mobile: string; name: string }
  members: readonly DemoMember[]
  /** A further company of its administrator, with a colleague who is asked to join. */
  groupCompany?: Omit<DemoCompany, 'groupCompany' | 'members'> & { invited: DemoMember }
}

export const demoPassword = 'Quayside#1'

export const demoCompanies: readonly DemoCompany[] = [
  {
    name: '示例电子（深圳）有限公司',
    englishName: 'Sample Electronics (Shenzhen) Co., Ltd.',
    legalPerson: '陈晓敏',
    legalPersonId: '440301198503122829',
    creditCode: '91440300MA5EXMPL17',
    customsCode: '4403160A1B',
    invoicingBank: '招商银行深圳科技园支行',
    invoicingAccount: '755912345610802',
    address: '深圳市南山区科技园高新南七道 12 号 8 楼',
    phone: '0755-26881200',
    email: 'ops@sample-electronics.test',
    agentName: '林佳怡',
    agentPhone: '13800138000',
    review: 'passed',
    administrator: { mobile: '13800138000', name: '陈晓敏' },
    members: [
      { mobile: '13800138001', name: '周雅文', permissionSet: 'finance' },
      { mobile: '13800138002', name: '林佳怡', permissionSet: 'orderPlacer' },
      { mobile: '13800138003', name: '何志强', permissionSet: 'warehouse' },
      { mobile: '13800138004', name: '苏明', permissionSet: 'readOnly' },
      { mobile: '13800138005', name: '许可馨', permissionSet: 'finance', hasSecondFactor: true },
    ],
    groupCompany: {
      name: '示例供应链管理（珠海）有限公司',
      englishName: 'Sample Supply Chain Management (Zhuhai) Co., Ltd.',
      legalPerson: '陈晓敏',
      legalPersonId: '440301198503122829',
      creditCode: '91440400MA5GRP2028',
      customsCode: '4404160E3F',
      invoicingBank: '招商银行珠海分行',
      invoicingAccount: '756900418210806',
      address: '珠海市横琴新区环岛东路 1889 号 3 栋 502 室',
      phone: '0756-8841260',
      email: 'zhuhai@sample-electronics.test',
      agentName: '陈晓敏',
      agentPhone: '13800138000',
      review: 'passed',
      administrator: { mobile: '13800138000', name: '陈晓敏' },
      invited: { mobile: '13800138002', name: '林佳怡', permissionSet: 'orderPlacer' },
    },
  },
  {
    name: '蓝海元器件贸易（深圳）有限公司',
    englishName: 'Blue Sea Components Trading (Shenzhen) Co., Ltd.',
    legalPerson: '黄伟杰',
    legalPersonId: '440304197911053417',
    creditCode: '91440300MA5RXAL02H',
    customsCode: '4403160C2D',
    invoicingBank: '中国银行深圳福田支行',
    invoicingAccount: '764057890123',
    address: '深圳市福田区华强北路 1019 号 1206 室',
    phone: '0755-83660918',
    email: 'trade@bluesea-components.test',
    agentName: '黄伟杰',
    agentPhone: '13900139000',
    review: 'passed',
    administrator: { mobile: '13900139000', name: '黄伟杰' },
    members: [],
  },
  {
    name: '明川进出口（东莞）有限公司',
    englishName: 'Mingchuan Import & Export (Dongguan) Co., Ltd.',
    legalPerson: '吴明川',
    legalPersonId: '441900198807216514',
    creditCode: '91441900MA52NEWC35',
    customsCode: '',
    invoicingBank: '中国工商银行东莞长安支行',
    invoicingAccount: '2010028119200456789',
    address: '东莞市长安镇振安中路 208 号',
    phone: '0769-85330021',
    email: 'info@mingchuan.test',
    agentName: '吴明川',
    agentPhone: '13700137000',
    review: 'applied',
    administrator: { mobile: '13700137000', name: '吴明川' },
    members: [],
  },
  {
    name: '禾木食品贸易（广州）有限公司',
    englishName: 'Hemu Foods Trading (Guangzhou) Co., Ltd.',
    legalPerson: '李禾',
    legalPersonId: '440106199001018023',
    creditCode: '91440101MA9FD2026U',
    customsCode: '',
    invoicingBank: '中国建设银行广州天河支行',
    invoicingAccount: '44050158000800001234',
    address: '广州市天河区体育东路 116 号',
    phone: '020-38870066',
    email: 'hello@hemu-foods.test',
    agentName: '李禾',
    agentPhone: '13700137001',
    review: 'rejected',
    rejection: '营业执照照片模糊，无法辨认统一社会信用代码，请重新上传清晰的扫描件。',
    administrator: { mobile: '13700137001', name: '李禾' },
    members: [],
  },
]
