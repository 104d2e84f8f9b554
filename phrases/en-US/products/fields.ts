import { productRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const productFields = labels(productRecords, {
  product: {
    recordName: 'Products',
    name: 'Product name',
    category: 'Category',
    description: 'Description',
    classificationStatus: 'Classification',
    vatRate: 'VAT %',
    consumptionRate: 'Consumption tax %',
  },
  classificationRequest: {
    recordName: 'Classification requests',
    number: 'Request no.',
    name: 'Product name',
    note: 'Your note',
    vatRate: 'VAT %',
    consumptionRate: 'Consumption tax %',
    answerNote: 'Provider’s note',
    reason: 'Reason for return or objection',
    answeredAt: 'Answered',
  },
  supplierGoods: {
    recordName: 'Supplier goods',
    name: 'Product name',
    lastPrice: 'Last price',
    pricedOn: 'Price date',
    orderNumber: 'Order no.',
    priceCount: 'Prices',
  },
})
