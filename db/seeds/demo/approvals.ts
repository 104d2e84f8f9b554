import { demoApprovalProducts } from './approval-products.ts'

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
/** The rival company began a month ago. */
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
