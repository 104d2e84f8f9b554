/** Freight of the demonstration: what was asked for, who quoted, and how far the orders came. Carriers are invented. */
export type DemoFreightEnd =
  | 'draft'
  | 'submitted'
  | 'quoted'
  | 'expired'
  | 'cancelled'
  | 'confirmed'
  | 'ordered'
  | 'goodsReady'
  | 'delivered'
  | 'late'
  | 'arrived'
  | 'materialAdded'
  | 'completed'

export const demoFreightEnds: readonly DemoFreightEnd[] = [
  'completed',
  'cancelled',
  'completed',
  'expired',
  'cancelled',
  'materialAdded',
  'arrived',
  'late',
  'delivered',
  'goodsReady',
  'ordered',
  'confirmed',
  'quoted',
  'submitted',
  'draft',
]

/** Two full containers that leave by sea. */
export const demoContainers = {
  direction: 1,
  mode: 0,
  originPort: 'CNYTN',
  destinationPort: 'DEHAM',
  goodsValue: '186400',
  currency: 'USD',
  quantity: '40',
  volume: '105.6',
  grossWeight: '17280',
  containerType: '40HQ',
  containerCount: 2,
} as const

export const demoShipments = [
  {
    ...demoContainers,
    goodsName: '开关电源 40 托',
    goodsCategory: 0,
    incoterm: 'DAP',
    isInsured: 1,
    sizes: [{ length: '1200', width: '1000', height: '2200', pieces: '40' }],
  },
  {
    direction: 0,
    mode: 2,
    originPort: 'DEFRA',
    destinationPort: 'CNSZX-AIR',
    goodsName: '传感器模块',
    goodsCategory: 0,
    goodsValue: '48200',
    currency: 'EUR',
    quantity: '24',
    volume: '3.2',
    grossWeight: '412',
    incoterm: 'FCA',
    sizes: [{ length: '800', width: '600', height: '270', pieces: '24' }],
  },
  {
    direction: 1,
    mode: 1,
    originPort: 'CNSHK',
    destinationPort: 'JPTYO',
    goodsName: '连接器与线束',
    goodsCategory: 0,
    goodsValue: '22600',
    currency: 'USD',
    quantity: '60',
    volume: '6.48',
    grossWeight: '2150',
    incoterm: 'CIF',
    sizes: [{ length: '600', width: '400', height: '450', pieces: '60' }],
  },
  {
    direction: 0,
    mode: 3,
    originPort: 'HKHKG',
    destinationPort: 'CNHUG',
    goodsName: '存储芯片',
    goodsCategory: 0,
    goodsValue: '93500',
    currency: 'USD',
    quantity: '8',
    volume: '1.2',
    grossWeight: '186',
    incoterm: 'FOB',
    sizes: [{ length: '1200', width: '1000', height: '125', pieces: '8' }],
  },
] as const

/** Quotations of an enquiry, by mode: the main charge, then surcharges and local charges in RMB. */
export const demoCarriers = [
  { carrier: '北辰航运', days: 31, factor: 1, via: '' },
  { carrier: '远帆海运', days: 27, factor: 1.12, via: '' },
  { carrier: '蓝湾航运', days: 38, factor: 0.86, via: 'SGSIN' },
] as const

export const demoFreightTexts = {
  forwarders: ['远港国际货运', '海桥物流', '北辰货代'],
  asked: '请按整柜报价，含目的港换单费。',
  remarks: '货物可叠放，工厂周一至周五装柜',
  offerNote: '每月两柜，请给长期价',
  refusal: '旺季舱位紧张，暂不能调整',
  cancelled: '客户改用自有货代',
  material: '收货人与发票一致，正本提单改电放',
  vessel: '北辰启航',
  flight: '信天航空货运 XT 826',
} as const
