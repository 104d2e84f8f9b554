type DemoService = {
  /** The provider's steps after the submission; a draft was not submitted. */
  readonly steps?: readonly string[]
  readonly request: Readonly<Record<string, string | number>>
  readonly fee?: { readonly unitPrice: string; readonly feeQuantity: string; readonly feeUnit: string }
  /** Goods of the newest order that is completed. */
  readonly isOfOrder?: true
}

const work = (kind: string, goodsName: string, quantity: string) => ({
  modelType: 7,
  kind,
  goodsName,
  quantity,
  place: '深圳盐田仓',
})
const transport = (kind: string, goodsName: string, fromPlace: string, place: string) => ({
  modelType: 9,
  kind,
  goodsName,
  fromPlace,
  place,
})

/** Services of the demonstration, the oldest first. */
export const demoServices: readonly DemoService[] = [
  {
    steps: ['auditPass', 'complete'],
    request: work('LABEL', '电容卷盘', '1200'),
    fee: { unitPrice: '0.35', feeQuantity: '1200', feeUnit: 'piece' },
    isOfOrder: true,
  },
  {
    steps: ['auditPass', 'dispatch', 'sign', 'complete'],
    request: transport('TRUCK', '开关电源 6 托', '深圳盐田仓', '东莞松山湖工厂'),
    fee: { unitPrice: '880', feeQuantity: '1', feeUnit: 'truck' },
  },
  { steps: ['cancel'], request: work('FUMIGATE', '木托盘', '16') },
  {
    steps: ['auditPass', 'dispatch', 'sign'],
    request: transport('CROSS', '存储芯片 8 箱', '香港屯门仓', '深圳盐田仓'),
    fee: { unitPrice: '1650', feeQuantity: '1', feeUnit: 'truck' },
    isOfOrder: true,
  },
  {
    steps: ['auditPass', 'dispatch'],
    request: transport('SHARED', '连接器与线束 12 箱', '深圳盐田仓', '惠州仲恺工厂'),
    fee: { unitPrice: '45', feeQuantity: '12', feeUnit: 'carton' },
  },
  {
    steps: ['auditPass'],
    request: work('REPACK', '传感器模块', '24'),
    fee: { unitPrice: '18', feeQuantity: '24', feeUnit: 'carton' },
  },
  {
    steps: ['auditPass'],
    request: transport('HAULAGE', '40HQ 两柜', '盐田港', '东莞松山湖工厂'),
    fee: { unitPrice: '1280', feeQuantity: '2', feeUnit: 'container' },
  },
  { steps: ['auditFail'], request: work('QC', '显示模组', '300') },
  { steps: [], request: work('PHOTO', '到货外箱', '18') },
  { steps: [], request: transport('EXPRESS', '样品 2 箱', '香港屯门仓', '上海张江研发中心') },
  { request: work('SERIAL', '固态硬盘', '500') },
]

export const demoServiceTexts = {
  remarks: '作业前请电话联系',
  refusal: '请说明检验标准与抽检比例',
  cancelled: '客户改用免熏蒸托盘',
} as const
