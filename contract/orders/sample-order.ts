import { orderKind } from './order.codes.ts'
import { emptyCharges } from './order-charges.ts'
import type { ModelFacts } from './order-facts.ts'
import { emptyLine, type OrderLineDraft } from './order-line.ts'
import { emptyDelivery, emptyReceiving } from './order-parts.ts'
import { emptyOrder } from './order-save.ts'

/**
 * An import to try the form with. It lives in the browser alone: no call takes it, therefore it can be neither booked nor
 * counted, and throwing it away leaves nothing. Its goods, tariff and tax rates are examples; exchange rates are those of
 * the day.
 */
const brand = 'SAMPLE'
/** The id of no supplier: the form knows the sample's by its name. */
export const sampleSupplierId = '999999999999999999'

type Goods = {
  readonly line: Partial<OrderLineDraft> & Pick<OrderLineDraft, 'model'>
  readonly facts: Partial<ModelFacts>
}

const importVat = { vatRate: '13', isClassified: true, firstUnit: '007' } as const

/** The second line comes from a country with an agreement, the third is not classified and lacks its gross weight. */
const sampleGoods = {
  sensor: {
    line: {
      model: 'SAMPLE-TS10',
      origin: 'JP',
      unit: '007',
      qty: '200',
      price: '18.5',
      packages: '4',
      netWeight: '36',
      grossWeight: '41.5',
    },
    facts: { ...importVat, hsCode: '9032899099', tariffRate: '7', generalRate: '17' },
  },
  relay: {
    line: {
      model: 'SAMPLE-RL5',
      origin: 'MY',
      unit: '007',
      qty: '500',
      price: '7.4',
      packages: '2',
      netWeight: '22',
      grossWeight: '25',
    },
    facts: {
      ...importVat,
      hsCode: '8536411000',
      tariffRate: '10',
      generalRate: '50',
      originRates: [
        {
          measure: 'agreement',
          agreement: 'ASEAN',
          origins: ['MY'],
          adValorem: '0',
          specific: null,
          unit: '',
        },
      ],
    },
  },
  cable: {
    line: {
      model: 'SAMPLE-CB2',
      origin: 'TW',
      unit: '007',
      qty: '60',
      price: '20',
      packages: '1',
      netWeight: '9',
    },
    facts: { isClassified: false },
  },
} as const satisfies Record<string, Goods>
export type SampleGoods = keyof typeof sampleGoods
const sampleGoodsNames = Object.keys(sampleGoods) as SampleGoods[]

/** The header, without its day. */
export const sampleOrder = {
  ...emptyOrder(orderKind.codes.import),
  supplierId: sampleSupplierId,
  currency: 'USD',
  incoterms: 'FOB',
  contractNo: 'SAMPLE-0001',
  charges: { ...emptyCharges, freight: '320' },
  receiving: emptyReceiving,
  delivery: emptyDelivery,
} as const

export const sampleLines = (nameOf: (goods: SampleGoods) => string): OrderLineDraft[] =>
  sampleGoodsNames.map((goods) => ({
    ...emptyLine(goods),
    ...sampleGoods[goods].line,
    brand,
    name: nameOf(goods),
  }))

const noFacts: ModelFacts = {
  productId: null,
  model: '',
  brand,
  isClassified: false,
  hsCode: '',
  cccStatus: null,
  tariffRate: null,
  temporaryRate: null,
  consumptionRate: null,
  vatRate: null,
  refundRate: null,
  customsConditions: '',
  firstUnit: '',
  secondUnit: '',
  elements: [],
  product: null,
  priceHistory: null,
}

/** What is known of the sample's own goods; undefined for any other model that is typed into it. */
export function sampleFacts(named: {
  readonly model: string
  readonly brand: string
}): ModelFacts | undefined {
  if (named.brand !== brand) return undefined
  const goods = sampleGoodsNames.find((each) => sampleGoods[each].line.model === named.model)
  if (goods === undefined) return undefined
  return { ...noFacts, ...sampleGoods[goods].facts, model: named.model } as ModelFacts
}
