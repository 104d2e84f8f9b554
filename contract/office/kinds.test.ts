import { describe, expect, it } from 'vitest'
import { actorsOf } from '../kernel/machine.ts'
import type { OrderFacts } from '../orders/order.conditions.ts'
import { isAwaited, jobsOf, kindOf, taskAreas, taskJobs, taskKinds, waitingStates } from './kinds.ts'
import { permissionsOf, type StaffRole } from './staff-roles.ts'

/** What the provider does to a record beside its machine. */
const marks = new Set([
  'priceAudit',
  'declarationState',
  'archiveState',
  'signDelivery',
  'track',
  'markInspected',
  'markSigned',
  'price',
  'transport',
  'milestones',
  'addDocuments',
  'amend',
  'setFee',
  'match',
])
/** An order's goods leave beside its machine; an outbound order's by it. */
const isMark = (kind: string, name: string): boolean =>
  marks.has(name) || (kind === 'order' && name === 'ship')

describe('the records that the provider works on', () => {
  it('stand in one area of the work queue each', () => {
    expect(Object.values(taskAreas).flat().toSorted()).toEqual(taskKinds.toSorted())
  })

  it('wait in the states that an awaited step leads out of', () => {
    expect(Object.fromEntries(taskKinds.map((kind) => [kind, waitingStates(kind)]))).toEqual({
      order: [
        'submitted',
        'audited',
        'declared',
        'cleared',
        'arrived',
        'signed',
        'bound',
        'received',
        'departed',
        'dispatched',
        'storedAwaitingBinding',
      ],
      orderChange: ['requested', 'accepted'],
      company: ['applied', 'verifying'],
      companyChange: ['proposed'],
      supplier: ['voidRequested', 'enableRequested'],
      classificationRequest: ['submitted', 'objected'],
      consultation: ['open'],
      paymentApplication: ['unreviewed', 'arranged'],
      fee: ['proposed'],
      feeDispute: ['raised'],
      cashVoucher: ['entered'],
      inbound: ['submitted', 'audited', 'received', 'inspected', 'reviewed'],
      outbound: ['new', 'arranged', 'shipped'],
      goodsPickup: ['submitted', 'inspectionAbnormal', 'anomalyHandled', 'pickupAbnormal'],
      stockDifference: ['disputed'],
      forwarderEnquiry: ['submitted', 'quoteConfirmed'],
      forwarderQuotation: ['offered'],
      forwarderOrder: ['submitted', 'quoteConfirmed', 'goodsReady', 'delivered', 'materialAdded'],
      labelOrder: ['submitted'],
      serviceOrder: ['submitted', 'audited', 'dispatched', 'signed'],
      declaration: ['unsubmitted', 'staged', 'uploaded', 'returnedForChange', 'rejected', 'failed'],
      taxBill: ['open'],
      approvalOrder: [
        'submitted',
        'registered',
        'filingAccepted',
        'administrativeCheck',
        'windowSubmission',
        'reviewPeriod',
      ],
      salesInvoice: ['notInvoiced'],
      inputInvoice: ['toConfirm'],
      announcedTransfer: ['announced'],
    })
  })

  it('wait for somebody in the states that a step of their role leads out of', () => {
    const statesOf = (role: StaffRole) => {
      const permissions = permissionsOf([role])
      return waitingStates('order', (permission) => permissions.includes(permission))
    }
    expect(statesOf('reviewer')).toEqual(['submitted'])
    expect(statesOf('operations')).toEqual(waitingStates('order'))
    // The price audit is a mark beside the machine: its record says when it is awaited.
    expect(statesOf('finance')).toEqual([])
  })

  it('have jobs of which a role sees those with a step that it may take', () => {
    const jobs = (role: StaffRole) => {
      const permissions = permissionsOf([role])
      return jobsOf('order', (permission) => permissions.includes(permission)).map(({ job }) => job)
    }
    expect(jobs('reviewer')).toEqual(['audit'])
    expect(jobs('finance')).toEqual(['price'])
    expect(jobs('operations')).toEqual(jobsOf('order').flatMap(({ job }) => (job === 'price' ? [] : [job])))
    expect(new Set(taskJobs).size).toBe(taskJobs.length)
  })

  it('do not wait for a step into the state where they stand', () => {
    expect(isAwaited('consultation', ['answer'], { state: 'open' })).toBe(true)
    expect(isAwaited('consultation', ['answer'], { state: 'answered' })).toBe(false)
  })

  it.each(taskKinds)('%s: every step of the provider has a permission, and no other step', (kind) => {
    const { machine, steps } = kindOf(kind)
    const own = machine.transitions.filter((row) => actorsOf(row).includes('provider'))
    expect(
      Object.keys(steps)
        .filter((name) => !isMark(kind, name))
        .toSorted(),
    ).toEqual([...new Set(own.map(({ name }) => name))].toSorted())
  })

  it.each(taskKinds)('%s: awaited steps and the draft stand in its tables', (kind) => {
    const { machine, steps, waitsFor, draft } = kindOf(kind)
    for (const name of Object.values(waitsFor).flat()) expect(Object.keys(steps)).toContain(name)
    if (draft !== undefined) expect(machine.initial).toBe(draft)
  })
})

it('a step is awaited of the provider only where the record’s own facts allow it', () => {
  const facts: OrderFacts = {
    modelType: 'import',
    isWarehouseType: false,
    priceAudit: undefined,
    receivingState: 'notStored',
    signState: 'unsigned',
    payment: 'none',
    isToRelease: false,
  }
  const awaited = (given?: Partial<OrderFacts>) =>
    isAwaited('order', ['auditPass'], { state: 'submitted', ...(given && { facts: { ...facts, ...given } }) })
  expect([awaited(), awaited({}), awaited({ priceAudit: 'anomaly' })]).toEqual([true, true, false])
  const declared = (given: Partial<OrderFacts>) =>
    isAwaited('order', ['declare'], { state: 'audited', facts: { ...facts, ...given } })
  expect([declared({}), declared({ modelType: 'domestic' })]).toEqual([true, false])
})
