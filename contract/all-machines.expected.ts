import type { MachineName } from './all-machines.ts'

/**
 * Every step of every machine in the specification's codes, written a second time from the domain's tables, for the
 * test that walks them: a row added to or lost from a machine must be added or lost here too.
 */
const steps = (actor: string, ...rows: readonly string[]): string[] =>
  rows.flatMap((row) => {
    const [name, ...ways] = row.split(' ')
    return ways.map((way) => `${name} ${way} ${actor}`)
  })
const customer = (...rows: readonly string[]) => steps('customer', ...rows)
const provider = (...rows: readonly string[]) => steps('provider', ...rows)

/** `mark 3>4 3>5 …`: every state of the first list to every other of the second. */
const marks = (from: readonly number[], to: readonly number[]) =>
  provider(...from.flatMap((a) => to.flatMap((b) => (a === b ? [] : [`mark ${a}>${b}`]))))
const atCustoms = [3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 22, 23, 24, 25, 27, 28]

export const expectedSteps: Readonly<Record<MachineName, readonly string[]>> = {
  order: [
    ...customer('save 0>0 1>1 2>2', 'remove 0>0 2>2', 'submit 0>1 2>1', 'cancel 1>-1 2>-1'),
    ...customer('askRelease 0>0 2>2', 'release 0>1 2>1', 'refuse 0>0 2>2', 'withdraw 0>0 2>2'),
    ...provider('cancel 1>-1 2>-1 3>-1 230>-1', 'auditPass 1>3 1>230', 'auditFail 1>2'),
    ...provider('return 1>0 3>0 230>0', 'receive 3>3 3>15 15>15 9>15', 'bind 230>9'),
    ...provider('declare 3>4 9>4', 'clear 4>5', 'arrive 5>6 16>6', 'depart 15>16', 'dispatch 15>17'),
    ...provider('sign 6>7 17>7 7>7', 'complete 7>8'),
    ...customer('bind 230>9', 'sign 6>7 7>7', 'split 0>0 2>2 3>3 230>230 15>15'),
    ...provider('split 1>1 3>3 230>230 15>15'),
  ],
  orderChange: [
    ...customer('withdraw 0>3'),
    ...provider('accept 0>1 0>4', 'carryOut 1>4', 'refuse 0>2'),
    ...steps('system', 'lapse 0>5'),
  ],
  declaration: [
    ...provider('edit 0>0 1>1 2>2 14>14 15>15 17>17', 'declare 0>3 1>3 2>3 14>3 15>3 17>3'),
    ...marks([0, 14, 15, 17], [1, 2, 16]),
    ...marks([1], [2, 16, 17]),
    ...marks([2], [16, 17]),
    ...marks([3], [17]),
    ...marks(atCustoms, [...atCustoms.filter((code) => code !== 3), 12, 14, 15, 26]),
    ...marks([20], [21]),
    ...marks([12], [13, 18, 28]),
    ...marks([26], [12, 13, 18, 28]),
    ...marks([13], [18, 28]),
  ],
  taxBill: [
    ...provider('pay 0>1', 'recordPaid 0>3', 'cancel 0>-1'),
    ...steps('system', 'confirm 1>2', 'reopen 1>0 2>0'),
  ],
  forwarderEnquiry: [
    ...customer('save 0>0', 'remove 0>0', 'submit 0>1', 'confirmQuote 2>3', 'cancel 1>-1 2>-1'),
    ...provider('quote 1>2', 'generateOrder 3>4', 'cancel 1>-1 2>-1 3>-1'),
    ...steps('system', 'reopen 4>3', 'awaitQuote 2>1'),
  ],
  forwarderOrder: [
    ...customer(
      'save 0>0',
      'remove 0>0',
      'submit 0>1',
      'confirmQuote 2>3',
      'addMaterial 6>7',
      'cancel 1>-1 2>-1',
    ),
    ...provider('quote 1>2', 'confirmGoods 3>4', 'bookWarehouse 3>4', 'deliver 4>5', 'arrive 5>6'),
    ...provider('addMaterial 6>7', 'complete 7>8', 'cancel 1>-1 2>-1 3>-1'),
  ],
  forwarderQuotation: [
    ...customer('counterOffer 0>0', 'confirmQuote 0>1'),
    ...provider('revise 0>0', 'acceptOffer 0>0', 'refuseOffer 0>0', 'withdraw 0>3'),
    ...steps('system', 'close 0>2 1>2', 'expire 0>4'),
  ],
  serviceOrder: [
    ...customer('save 0>0 2>2', 'remove 0>0 2>2', 'submit 0>1 2>1', 'cancel 1>-1 2>-1', 'sign 17>7'),
    ...provider('auditPass 1>3', 'auditFail 1>2', 'cancel 1>-1 2>-1 3>-1'),
    ...provider('dispatch 3>17', 'sign 17>7', 'complete 7>8 3>8'),
  ],
  labelOrder: [
    ...customer(
      'save 0>0 -1>-1',
      'remove 0>0 -1>-1',
      'submit 0>1 -1>1',
      'confirmVersion 1>1',
      'askChange 1>1',
      'acceptFee 1>1',
      'declineFee 1>1',
    ),
    ...provider('sendVersion 1>1', 'quoteFee 1>1', 'pause 1>2', 'resume 2>1', 'return 1>-1', 'complete 1>3'),
  ],
  approvalOrder: [
    ...customer('save 0>0', 'remove 0>0', 'submit 0>1', 'cancel 1>-1'),
    ...provider(
      'register 1>2',
      'acceptFiling 2>3',
      'beginCheck 3>4',
      'submitAtWindow 4>5',
      'beginReview 5>6',
    ),
    ...provider('complete 6>7', 'cancel 1>-1 2>-1 3>-1 4>-1 5>-1 6>-1'),
    ...provider(
      'addPapers 1>1 2>2 3>3 4>4 5>5 6>6 7>7',
      'quoteFee 1>1 2>2 3>3 4>4 5>5 6>6',
      'askDocuments 1>1 2>2 3>3 4>4 5>5 6>6',
      'acceptDocument 1>1 2>2 3>3 4>4 5>5 6>6',
      'sendBackDocument 1>1 2>2 3>3 4>4 5>5 6>6',
      'withdrawDocument 1>1 2>2 3>3 4>4 5>5 6>6',
    ),
    ...customer('handIn 1>1 2>2 3>3 4>4 5>5 6>6'),
    ...customer('acceptFee 1>1 2>2 3>3 4>4 5>5 6>6', 'declineFee 1>1 2>2 3>3 4>4 5>5 6>6'),
  ],
  inbound: [
    ...customer('save 0>0 2>2', 'remove 0>0 2>2', 'submit 0>1 2>1', 'cancel 1>-1 2>-1', 'entrust 7>8'),
    ...provider(
      'auditPass 1>3',
      'auditFail 1>2 3>2',
      'receive 3>4',
      'inspect 4>5',
      'review 5>6',
      'store 6>7',
    ),
    ...provider('entrust 7>8', 'cancel 1>-1 2>-1 3>-1'),
  ],
  outbound: [
    ...customer('save -1>-1', 'remove -1>-1', 'submit -1>0', 'cancel 0>-1'),
    ...provider('cancel 0>-1 1>-1', 'arrange 0>1', 'waiveInspection 1>1', 'ship 1>2 1>1', 'complete 2>3'),
  ],
  goodsPickup: [
    ...customer('save 0>0', 'remove 0>0', 'submit 0>1', 'cancel 1>2'),
    ...provider('cancel 1>2 8>2 7>2', 'pickUp 1>3 7>3', 'reportPickupAnomaly 1>8', 'inspect 3>5 7>5'),
    ...provider('reportInspectionAnomaly 3>4', 'handleAnomaly 4>7 8>7', 'store 5>6'),
  ],
  stockDifference: [...customer('accept 0>1 2>1', 'dispute 0>2'), ...provider('settle 2>3')],
  invoice: [
    ...customer('withdraw 0>3', 'sign 1>2'),
    ...provider('refuse 0>3', 'issue 0>1', 'sign 1>2', 'void 1>3', 'reverse 1>4 2>4'),
  ],
  inputInvoice: [
    ...customer('correct 1>0'),
    ...provider('confirm 0>2 1>2', 'reportAnomaly 0>1', 'waive 0>3 1>3', 'reopen 2>0 3>0'),
  ],
  paymentApplication: [
    ...customer('release 4>0', 'refuse 4>-1', 'cancel 4>-1 0>-1'),
    ...provider('arrange 0>1', 'reject 0>3 1>3', 'pay 1>2', 'reverse 2>1'),
  ],
  fee: [...provider('charge 0>1', 'discard 0>-1', 'reverse 1>2')],
  cashVoucher: [...provider('release 0>1', 'withdraw 0>-1', 'reverse 1>2')],
  announcedTransfer: [
    ...customer('cancel 0>-1 2>-1', 'change 0>0 2>0'),
    ...provider('confirm 0>2'),
    ...steps('system', 'receive 0>1 2>1', 'reopen 1>0'),
  ],
  company: [
    ...customer(
      'save NOTCERT>NOTCERT REJECTED>REJECTED PASSED>PASSED',
      'submit NOTCERT>APPLY REJECTED>APPLY',
    ),
    ...provider('takeUp APPLY>VERIFYING', 'pass VERIFYING>PASSED', 'reject VERIFYING>REJECTED'),
  ],
  companyChange: [...customer('withdraw 0>3'), ...provider('approve 0>1', 'reject 0>2')],
  supplier: [
    ...customer('save 1>1', 'remove 1>1 2>2', 'requestVoid 1>3', 'requestEnable 2>4', 'withdraw 3>1 4>2'),
    ...provider('approveVoid 3>2', 'refuseVoid 3>1', 'approveEnable 4>1', 'refuseEnable 4>2'),
  ],
  consultation: [
    ...customer('followUp 0>0 1>0', 'close 0>2 1>2'),
    ...provider('answer 0>1 1>1', 'close 1>2'),
  ],
  classificationRequest: [
    ...customer('save 0>0 3>3', 'remove 0>0 3>3', 'submit 0>1 3>1', 'cancel 1>-1'),
    ...customer('accept 2>4', 'object 2>5'),
    ...provider('classify 1>2 5>2', 'return 1>3 5>3'),
  ],
  feeDispute: [...customer('withdraw 0>-1'), ...provider('uphold 0>1', 'dismiss 0>2')],
}
