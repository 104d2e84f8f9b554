import type { CustomsFieldTexts } from '../../field-texts.ts'

export const customsFields = {
  hsCode: {
    recordName: 'HS codes',
    code: 'HS code',
    name: 'Name',
    chineseName: 'Chinese name',
    traditionalName: 'Traditional Chinese name',
    englishName: 'English name',
    firstUnit: 'First statutory unit',
    secondUnit: 'Second statutory unit',
    mfnRate: 'MFN rate',
    generalRate: 'General rate',
    temporaryRate: 'Temporary rate',
    vatRate: 'VAT',
    refundRate: 'Export refund',
    consumptionRate: 'Consumption tax',
    supervision: 'Supervision conditions',
    inspection: 'Inspection conditions',
    elements: 'Declaration elements',
    sourceDate: 'As of',
  },
} as const satisfies CustomsFieldTexts
