import { declarationRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const declarationFields = labels(declarationRecords, {
  declaration: {
    recordName: 'Customs declaration',
    number: 'Number',
    declarationNo: 'Customs number',
    control: 'Split reason',
    customsOffice: 'Customs office',
    tradeMode: 'Trade mode',
    billOfLading: 'Bill of lading',
    value: 'Value',
    declaredOn: 'Declared on',
    acceptedOn: 'Accepted on',
    releasedOn: 'Released on',
    closedOn: 'Closed on',
    differsFromReceipt: 'Differs from receipt',
    conditions: 'Supervision conditions',
  },
  declarationLine: {
    recordName: 'Declaration line',
    position: 'Line',
    inspectionCode: 'Inspection code',
    unit: 'Deal unit',
    firstQty: 'First statutory quantity',
    secondQty: 'Second statutory quantity',
    value: 'Value',
    dutyRate: 'Duty rate',
    vatRate: 'VAT rate',
    consumptionRate: 'Consumption tax rate',
  },
  tradePaper: { recordName: 'Invoice or packing list line' },
  taxBill: {
    recordName: 'Tax bill',
    number: 'Bill number',
    kind: 'Tax',
    amount: 'Amount (RMB)',
    dueOn: 'Due on',
    paidOn: 'Paid on',
    lateCharge: 'Late charge (estimate)',
    differenceReason: 'Why it differs from the declared tax',
  },
})
