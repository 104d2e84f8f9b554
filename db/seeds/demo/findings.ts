type DemoFinding = {
  hsCode: string
  tariffRate: string
  vatRate: string
  refundRate: string
  customsConditions?: string
  inspectionConditions?: string
  cccStatus: number
  hongKongControl: number
  note: string
}

const usual = { tariffRate: '0', vatRate: '13', refundRate: '13', cccStatus: 0, hongKongControl: 0 }

export const demoFindings = {
  mcu: { ...usual, hsCode: '8542319000', note: '微控制器，按处理器及控制器归类' },
  processor: {
    ...usual,
    hsCode: '8542319000',
    hongKongControl: 1,
    note: '高性能处理器，香港出口须查战略物品清单',
  },
  memory: { ...usual, hsCode: '8542329000', note: '存储器集成电路' },
  amplifier: { ...usual, hsCode: '8542339000', note: '放大器集成电路' },
  analog: { ...usual, hsCode: '8542399000', note: '其他集成电路' },
  diode: { ...usual, hsCode: '8541100000', note: '二极管，光敏及发光二极管除外' },
  smallTransistor: { ...usual, hsCode: '8541210000', note: '耗散功率小于 1 瓦' },
  powerTransistor: { ...usual, hsCode: '8541290000', note: '耗散功率 1 瓦及以上' },
  led: { ...usual, hsCode: '8541410000', cccStatus: 2, note: '发光二极管，3C 目录外' },
  optocoupler: { ...usual, hsCode: '8541490000', note: '光耦合器' },
  crystal: { ...usual, hsCode: '8541600000', note: '已装配的压电晶体' },
  mlcc: { ...usual, hsCode: '8532241000', note: '片式多层瓷介电容器' },
  tantalum: { ...usual, hsCode: '8532211000', note: '片式钽电容器' },
  aluminium: { ...usual, hsCode: '8532229000', note: '铝电解电容器' },
  resistor: { ...usual, hsCode: '8533211000', note: '片式固定电阻器，额定功率不超过 20 瓦' },
  inductor: { ...usual, hsCode: '8504500000', note: '电感器' },
  connector: { ...usual, hsCode: '8536901100', note: '工作电压不超过 36 伏的接插件' },
  relay: { ...usual, hsCode: '8536411000', tariffRate: '10', note: '电压不超过 36 伏的继电器' },
  fuse: {
    ...usual,
    hsCode: '8536100000',
    tariffRate: '10',
    customsConditions: 'A',
    inspectionConditions: 'LM',
    cccStatus: 1,
    note: '熔断器，3C 目录内，须提供认证证书',
  },
  powerSupply: {
    ...usual,
    hsCode: '8504401400',
    customsConditions: 'A',
    inspectionConditions: 'LM',
    cccStatus: 1,
    note: '直流稳压电源，3C 目录内',
  },
  board: { ...usual, hsCode: '8534001000', note: '四层以上的印刷电路' },
} as const satisfies Record<string, DemoFinding>
export type DemoKind = keyof typeof demoFindings
