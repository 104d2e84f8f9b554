/** The steps of an order after its audit, for all kinds; the machine says which one is possible. */
const onwards = [
  'auditPass',
  'receive',
  'bind',
  'declare',
  'depart',
  'dispatch',
  'clear',
  'arrive',
  'sign',
  'complete',
]

const canDo = (record, name) => record.nextSteps.some((step) => step.name === name)
const firstOf = (record, names) => names.find((name) => canDo(record, name))

/** The quantity still to be received of each line. */
const openLines = (order) =>
  order.lines
    .map((line) => ({ lineId: line.id, qty: rest(line.qty, line.receivedQty) }))
    .filter(({ qty }) => qty !== '0')

/** Exact, in millionths: quantities have at most six decimals. */
function rest(whole, part) {
  const millionths = (text) => {
    const [units, decimals = ''] = (text || '0').split('.')
    return BigInt(units + decimals.padEnd(6, '0'))
  }
  const left = millionths(whole) - millionths(part)
  if (left <= 0n) return '0'
  const digits = left.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

/** An unusual price is passed. */
const priceAudit = { anomaly: 2, passed: 3, awaiting: 5 }

/** One piece of the first line that free goods in store can serve. */
async function bindStored({ companyId, lines }, gateway) {
  for (const { model } of lines) {
    const lots = await gateway.first('stock-lots', { companyId, model, limit: 50 })
    const lot = lots.find(({ orderId, available }) => orderId === null && Number(available) >= 1)
    if (lot) return { name: 'bind', body: { lots: [{ lotNumber: lot.number, qty: '1' }] } }
  }
  return undefined
}

function decideOrder(order, gateway) {
  if (
    canDo(order, 'auditFail') &&
    (order.priceAudit === priceAudit.awaiting || order.priceAudit === priceAudit.anomaly)
  )
    return { name: 'priceAudit', body: { priceAudit: priceAudit.passed } }
  const name = firstOf(order, onwards)
  if (name === 'bind') return bindStored(order, gateway)
  if (name !== 'receive') return name ? { name } : undefined
  const lines = openLines(order)
  // A large order is received in two lots.
  const half =
    lines.length > 1 && order.receivingState === 0 ? lines.slice(0, Math.ceil(lines.length / 2)) : lines
  return lines.length > 0 ? { name, body: { lines: half } } : { name }
}

/** What a declared order costs besides the agency fee, charged once whatever is repeated. */
async function chargeClearance(order, gateway, say) {
  const fee = {
    reference: `demo-clearance-${order.id}`,
    orderId: order.id,
    kind: 'clearance',
    unitPrice: '450',
    unit: 'consignment',
  }
  await gateway.call('POST', 'fees', { body: fee })
  say(`fees ${order.orderNo}: clearance 450.00`)
}

/** Paid with the bank's charge, unless the amount needs a second person, whom this provider does not have. */
function decideApplication(application) {
  if (canDo(application, 'arrange')) return { name: 'arrange' }
  if (!canDo(application, 'pay')) return undefined
  return { name: 'pay', body: { bankCharge: application.currency === 'RMB' ? '0.00' : '25.00' } }
}

async function decideRequest(request, gateway) {
  if (!canDo(request, 'classify')) return undefined
  const [code] = await gateway.first('hs-codes', { prefix: '8542', limit: 1 })
  if (!code) return { name: 'return', body: { reason: 'No tariff to classify by.' } }
  const { id: hsCode, mfnRate, vatRate, refundRate, consumptionRate, temporaryRate } = code
  const body = {
    hsCode,
    tariffRate: mfnRate,
    vatRate,
    refundRate,
    consumptionRate,
    temporaryRate,
    customsConditions: code.supervision,
    inspectionConditions: code.inspection,
    cccStatus: 0,
    hongKongControl: 0,
    note: 'Classified by the demonstration provider.',
  }
  return { name: 'classify', body }
}

const decideBy =
  (...names) =>
  (record) => {
    const name = firstOf(record, names)
    return name && { name }
  }

/** `waiting` is the filter of each kind's list for records that wait for the provider. */
export const kinds = [
  {
    path: 'companies',
    entity: 'company',
    waiting: [{ certification: 'APPLY' }, { certification: 'VERIFYING' }],
    nameOf: ({ name }) => name,
    decide: decideBy('takeUp', 'pass'),
  },
  {
    path: 'company-changes',
    entity: 'companyChange',
    waiting: [{ state: 0 }],
    nameOf: ({ id }) => id,
    decide: decideBy('approve'),
  },
  {
    path: 'suppliers',
    entity: 'supplier',
    waiting: [{ status: 3 }, { status: 4 }],
    nameOf: ({ number }) => number,
    decide: decideBy('approveVoid', 'approveEnable'),
  },
  {
    path: 'classification-requests',
    entity: 'productRequest',
    waiting: [{ state: 1 }, { state: 5 }],
    nameOf: ({ number }) => number,
    decide: decideRequest,
  },
  {
    path: 'orders',
    entity: 'order',
    waiting: [1, 3, 9, 15, 16, 17, 4, 5, 6, 7, 230].map((state) => ({ state })),
    nameOf: ({ orderNo }) => orderNo,
    decide: decideOrder,
    after: { declare: chargeClearance },
  },
  {
    path: 'payment-applications',
    entity: 'paymentApplication',
    waiting: [{ state: 0 }, { state: 1 }],
    nameOf: ({ number }) => number,
    decide: decideApplication,
  },
  {
    path: 'fees',
    entity: 'fee',
    waiting: [{ state: 0 }],
    nameOf: ({ number }) => number,
    decide: decideBy('charge'),
  },
  {
    path: 'fee-disputes',
    entity: 'feeDispute',
    waiting: [{ state: 0 }],
    nameOf: ({ id }) => id,
    decide: (dispute) =>
      canDo(dispute, 'dismiss') && { name: 'dismiss', body: { reason: 'Charged as agreed.' } },
  },
]
