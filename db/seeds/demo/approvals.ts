/** Approval filings of the demonstration: what was filed, how far each came, and what was asked for. Makers are invented. */
type Line = readonly [
  name: string,
  inciName: string,
  casNumber: string,
  additiveNumber: string,
  purpose: string,
  percentage: string,
]

const vitaminTablets: readonly Line[] = [
  ['柠檬酸', 'Citric acid', '77-92-9', '01.101', '酸度调节剂', '34.00'],
  ['维生素 C', 'L-Ascorbic acid', '50-81-7', '', '功效成分', '25.00'],
  ['碳酸氢钠', 'Sodium hydrogen carbonate', '144-55-8', '06.001', '膨松剂', '22.00'],
  ['山梨糖醇', 'Sorbitol', '50-70-4', '19.006', '甜味剂、填充剂', '12.40'],
  ['聚乙二醇', 'Polyethylene glycol', '25322-68-3', '14.012', '润滑剂', '4.00'],
  ['柑橘香精', 'Citrus flavouring', '', '', '食用香精', '1.50'],
  ['三氯蔗糖', 'Sucralose', '56038-13-2', '19.016', '甜味剂', '0.60'],
  ['β-胡萝卜素', 'Beta-carotene', '7235-40-7', '08.010', '着色剂', '0.50'],
]

const faceCream: readonly Line[] = [
  ['水', 'Aqua', '7732-18-5', '', '溶剂', '71.35'],
  ['甘油', 'Glycerin', '56-81-5', '', '保湿剂', '8.00'],
  ['鲸蜡硬脂醇', 'Cetearyl Alcohol', '67762-27-0', '', '增稠剂', '6.50'],
  ['角鲨烷', 'Squalane', '111-01-3', '', '润肤剂', '6.00'],
  ['烟酰胺', 'Niacinamide', '98-92-0', '', '皮肤调理剂', '4.00'],
  ['泛醇', 'Panthenol', '81-13-0', '', '皮肤调理剂', '2.00'],
  ['苯氧乙醇', 'Phenoxyethanol', '122-99-6', '', '防腐剂', '0.80'],
  ['透明质酸钠', 'Sodium Hyaluronate', '9067-32-7', '', '保湿剂', '0.75'],
  ['黄原胶', 'Xanthan Gum', '11138-66-2', '', '增稠剂', '0.60'],
]

const sunScreen: readonly Line[] = [
  ['水', 'Aqua', '7732-18-5', '', '溶剂', '58.10'],
  ['二氧化钛', 'Titanium Dioxide', '13463-67-7', '', '防晒剂', '12.00'],
  ['氧化锌', 'Zinc Oxide', '1314-13-2', '', '防晒剂', '10.00'],
  ['环五聚二甲基硅氧烷', 'Cyclopentasiloxane', '541-02-6', '', '润肤剂', '9.40'],
  ['甘油', 'Glycerin', '56-81-5', '', '保湿剂', '6.00'],
  ['丁二醇', 'Butylene Glycol', '107-88-0', '', '保湿剂', '3.80'],
  ['苯氧乙醇', 'Phenoxyethanol', '122-99-6', '', '防腐剂', '0.70'],
]

export const demoApprovalProducts = {
  vitaminTablets: {
    category: 0,
    productName: '柑橘味维生素 C 泡腾片',
    specification: '20 片 × 4 g',
    origin: 'DE',
    manufacturer: 'Rheinhafen Nutrition GmbH',
    lines: vitaminTablets,
  },
  faceCream: {
    category: 1,
    productName: '烟酰胺保湿面霜',
    specification: '50 mL',
    origin: 'FR',
    manufacturer: 'Laboratoires Quai d’Or',
    lines: faceCream,
  },
  sunScreen: {
    category: 2,
    productName: '物理防晒乳 SPF 50',
    specification: '75 mL',
    origin: 'JP',
    manufacturer: 'Minato Cosme K.K.',
    lines: sunScreen,
  },
} as const
type Product = keyof typeof demoApprovalProducts

/** A document that was asked for: days from today when it was asked for and is due, and what became of it. */
export type DemoAsked = {
  readonly name: string
  readonly note: string
  readonly asked: number
  readonly due: number
  readonly became: 'open' | 'handedIn' | 'accepted' | 'sentBack'
}

export type DemoApproval = {
  readonly product: Product
  /** Days from today on which it was made, submitted, and reached each step after that. */
  readonly way: readonly number[]
  /** Days from today on which each step after the submission should have ended. */
  readonly ends: readonly number[]
  readonly asked?: readonly DemoAsked[]
  readonly isCancelled?: true
}

const licence = { name: '营业执照', note: '加盖公章', became: 'accepted' } as const
const freeSale = { name: '自由销售证明', note: '公证认证件', became: 'accepted' } as const
const letter = { name: '授权委托书', note: '原件', became: 'accepted' } as const

/** The newest last, as lists are sorted by their numbers. */
export const demoApprovals: readonly DemoApproval[] = [
  {
    product: 'faceCream',
    way: [-330, -328, -320, -306, -290, -281, -276, -219],
    ends: [-323, -306, -291, -280, -276, -216],
    asked: [{ ...freeSale, asked: -318, due: -308 }],
  },
  {
    product: 'vitaminTablets',
    way: [-251, -249, -243, -230, -214, -203, -197, -131],
    ends: [-244, -229, -215, -204, -198, -137],
  },
  { product: 'sunScreen', way: [-190, -188, -182], ends: [-183, -168], isCancelled: true },
  {
    product: 'vitaminTablets',
    way: [-77, -75, -63, -49, -31, -25, -25],
    ends: [-62, -49, -33, -25, -25, 35],
    asked: [
      { ...licence, asked: -75, due: -70 },
      { ...letter, asked: -75, due: -66 },
      { ...freeSale, asked: -60, due: -40 },
      { name: '稳定性试验报告', note: '三批加速', asked: -4, due: 4, became: 'open' },
      { name: 'β-胡萝卜素来源证明', note: '供应商盖章', asked: -4, due: 4, became: 'open' },
    ],
  },
  {
    product: 'sunScreen',
    way: [-96, -94, -88, -75, -58, -47, -41],
    ends: [-89, -74, -60, -48, -42, 19],
    asked: [{ name: '防晒指数检测报告', note: '检验机构盖章', asked: -9, due: 6, became: 'handedIn' }],
  },
  { product: 'faceCream', way: [-60, -58, -52, -38, -22, -4], ends: [-53, -38, -23, -12, 1] },
  {
    product: 'sunScreen',
    way: [-45, -43, -36, -23, -9],
    ends: [-38, -22, -8, 1],
    asked: [{ name: '配方调整说明', note: '与样品一致', asked: -12, due: -2, became: 'sentBack' }],
  },
  { product: 'vitaminTablets', way: [-40, -38, -31, -19], ends: [-33, -17, -4] },
  { product: 'faceCream', way: [-12, -11, -5], ends: [-6, 9] },
  { product: 'sunScreen', way: [-2, -1], ends: [] },
  { product: 'vitaminTablets', way: [0], ends: [] },
]
/** Of a company that began a month ago. */
export const demoRivalApprovals: readonly DemoApproval[] = [
  { product: 'faceCream', way: [-26, -25, -18], ends: [-20, -4] },
  { product: 'vitaminTablets', way: [-3, -2], ends: [] },
]

export const productOf = ({ product }: DemoApproval) => demoApprovalProducts[product]

export const demoApprovalTexts = {
  provider: '罗启航',
  cancelled: '主管部门未受理：防晒剂用量超出限值，请调整配方后重新申报',
  sentBack: '缺第 3 页，请补齐后重新提交',
  note: '随附译文',
  /** The document of each step, in the order of the steps. */
  papers: ['授权委托书', '受理通知书', '审查意见书', '递交回执', '审评通知书', '备案凭证'],
  application: '备案申请书',
  formula: '配方表',
  material: '客户提交文件',
}
