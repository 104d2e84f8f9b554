import { customsRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const customsFields = labels(customsRecords, {
  hsCode: {
    recordName: 'HS codes',
    code: 'HS code',
    name: 'Name',
    mfnRate: 'MFN rate',
    generalRate: 'General rate',
    temporaryRate: 'Temporary rate',
    refundRate: 'Export refund',
    supervision: 'Supervision conditions',
    inspection: 'Inspection conditions',
    sourceDate: 'As of',
    traditionalName: 'Traditional Chinese name',
  },
})
