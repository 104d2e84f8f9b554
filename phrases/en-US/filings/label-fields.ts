import { labelRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const labelFields = labels(labelRecords, {
  labelOrder: {
    recordName: 'Label order',
    number: 'Label no.',
    category: 'Category',
    productNames: 'Products',
    lineCount: 'Products',
    confirmedCount: 'Confirmed',
    waitingCount: 'To confirm',
    agentName: 'Agent in China',
    agentAddress: 'Agent’s address',
    wantedOn: 'Wanted by',
    amount: 'Fee',
    lines: 'Products',
  },
  labelLine: {
    recordName: 'Product',
    foreignName: 'Original name',
    specification: 'Net content',
    shelfLife: 'Shelf life',
    ingredients: 'Ingredients',
    packageImage: 'Package flat image',
    certificate: 'Approval or filing certificate',
    nutrients: 'Nutrition file',
  },
})
