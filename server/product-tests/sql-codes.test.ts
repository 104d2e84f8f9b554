import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import { companyChangeState } from '@quayside/contract/account/company-change.codes.ts'
import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { isLiveDeclaration } from '@quayside/contract/customs/declaration.states.ts'
import { openDocumentStates } from '@quayside/contract/filings/approval-document.ts'
import { underWayStates } from '@quayside/contract/filings/approval-step.ts'
import { labelOrderState, labelVersionState } from '@quayside/contract/filings/filing.codes.ts'
import { feeDisputeState, feeState, ledgerAccount } from '@quayside/contract/finance/finance.codes.ts'
import { bankLineState, transferState, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import {
  counterOfferState,
  forwarderEnquiryState,
  forwarderOrderState,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { consultationState } from '@quayside/contract/notices/notice.codes.ts'
import { waitingStates } from '@quayside/contract/office/kinds.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { deliveryType, orderState } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { orderChangeState } from '@quayside/contract/orders/order-change.codes.ts'
import { isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import { overStates, owedPaymentStates } from '@quayside/contract/orders/order-deadlines.ts'
import { paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import { overviewFilters } from '@quayside/contract/orders/order-overview.ts'
import { statesOfStage } from '@quayside/contract/orders/order-stage.ts'
import { tabsOf } from '@quayside/contract/orders/order-tabs.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { hasLandedCost } from '@quayside/contract/reports/landed-cost.rules.ts'
import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import { serviceOrderState } from '@quayside/contract/services/service.codes.ts'
import { systemDeliveryState } from '@quayside/contract/systems/system-webhook.codes.ts'
import { confirmationState, invoiceStatus } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  goodsPickupState,
  inboundState,
  outboundState,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { coded, lists, uncoded } from './sql-codes.columns.ts'

const app = await testApp()
const owner = await app.owner()

type Constraint = { column: string; type: string; definition: string }

/** The values a CHECK of one column allows; undefined where they are not a closed set. */
async function allowedBy({ column, type, definition }: Constraint): Promise<CodeValue[] | undefined> {
  const [, name = ''] = column.split('.')
  const literals = [...definition.matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? '')
  const isNumber = type === 'integer'
  if (!isNumber && !(type === 'text' && /= ANY \(ARRAY/.test(definition))) return undefined
  const tried = isNumber
    ? 'select generate_series(-20, 1000) as '
    : `select unnest(array[${literals.map((word) => `'${word}'`).join(', ')}]) as `
  const expression = definition.slice('CHECK '.length)
  const { rows } = await owner.query<{ value: CodeValue }>(
    `select "${name}" as value from (${tried} "${name}") tried where ${expression}`,
  )
  const allowed = rows.map(({ value }) => value)
  return isNumber && allowed.includes(1000) ? undefined : allowed
}

const sorted = (values: readonly CodeValue[]) => values.toSorted((a, b) => (a < b ? -1 : 1))

describe('codes in the database', () => {
  it('are in every CHECK those of the contract', async () => {
    const { rows } = await owner.query<Constraint>(`
      select c.conrelid::regclass || '.' || a.attname as column, format_type(a.atttypid, null) as type,
        pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`)
    const found: Record<string, readonly CodeValue[]> = {}
    for (const row of rows) {
      const allowed = uncoded.has(row.column) ? undefined : await allowedBy(row)
      if (allowed) found[row.column] = sorted(allowed)
    }
    const expected = Object.fromEntries(
      Object.entries(coded).map(([column, list]) => [column, sorted(lists[list].values)]),
    )
    expect(found).toEqual(expected)
  })

  const all = orderState.values.flatMap((state) =>
    [null, ...paymentState.values, ...priceAudit.values, ...deliveryType.values].map((other) => ({
      state,
      other,
    })),
  )
  const isUnpaid = (state: number, payment: number | null): boolean => {
    const [key, paid] = [orderState.keyOf(state), payment === null ? undefined : paymentState.keyOf(payment)]
    if (key === undefined || paid === undefined) return false
    return tabsOf({ state: key, paymentState: paid, hasReturnReason: false }).includes('pendingPayment')
  }
  const { priceAuditFailed } = overviewFilters
  const releasable = orderMachine.transitions.flatMap(({ name, from }) => (name === 'release' ? from : []))
  const functions: Record<string, (state: number, other: number | null) => boolean> = {
    'app.is_order_signable(state)': isContractSignable,
    'app.is_order_reported(state)': (state) => statesOfStage('placed').includes(state),
    'app.has_landed_cost(other, state)': (state, modelType) =>
      modelType !== null && hasLandedCost({ modelType, state }),
    'app.is_order_releasable(state)': (state) => releasable.some((from) => orderState.codes[from] === state),
    'app.is_order_unpaid(state, other)': isUnpaid,
    'app.is_price_failed(state, other)': (state, audit) =>
      state === priceAuditFailed.state && audit === priceAuditFailed.priceAudit,
    'app.is_warehouse_pickup(other)': (_state, type) => type === deliveryType.codes.warehousePickup,
  }

  it.each(Object.entries(functions))('%s answers as the contract does', async (call, rule) => {
    const { rows } = await owner.query<{ answers: boolean[] }>(
      `select array_agg(coalesce(${call}, false) order by n) as answers
       from unnest($1::int[], $2::int[]) with ordinality as t (state, other, n)`,
      [all.map(({ state }) => state), all.map(({ other }) => other)],
    )
    expect(rows[0]?.answers).toEqual(all.map(({ state, other }) => rule(state, other)))
  })

  it('are in no other function', async () => {
    const { rows } = await owner.query<{ name: string; body: string }>(
      `select 'app.' || proname as name, prosrc as body from pg_proc where pronamespace = 'app'::regnamespace`,
    )
    const named = new Set(Object.keys(functions).map((call) => call.slice(0, call.indexOf('('))))
    const number = /\b\w*(?:state|status|audit|payment|type|kind)\s*(?:=|<>|not in|in)\s*\(?\s*-?\d/
    expect(rows.filter(({ name, body }) => !named.has(name) && number.test(body))).toEqual([])
  })

  const { cancelled, accepted, submitted, objected } = classificationRequestState.codes
  const settled = new Set<number>([cancelled, accepted])
  /** What each partial index is of. */
  const indexes: Record<string, Record<string, readonly CodeValue[]>> = {
    classification_request_unsettled: {
      state: classificationRequestState.values.filter((state) => !settled.has(state)),
    },
    classification_request_waiting: { state: [submitted, objected] },
    company_change_one_pending: { state: [companyChangeState.codes.proposed] },
    company_change_waiting: { state: [companyChangeState.codes.proposed] },
    company_credit_code: { certification: [certificationStatus.codes.passed] },
    company_waiting: {
      certification: [certificationStatus.codes.applied, certificationStatus.codes.verifying],
    },
    consultation_open: { state: [consultationState.codes.open] },
    order_change_one_open: { state: [orderChangeState.codes.requested] },
    order_change_waiting: { state: [orderChangeState.codes.requested, orderChangeState.codes.accepted] },
    bank_line_open: { state: [bankLineState.codes.open] },
    cash_voucher_bank_reference: { state: [voucherState.codes.entered, voucherState.codes.posted] },
    cash_voucher_waiting: { state: [voucherState.codes.entered] },
    fee_agency_once: { state: [feeState.codes.proposed, feeState.codes.charged] },
    fee_dispute_open: { state: [feeDisputeState.codes.raised] },
    fee_dispute_waiting: { state: [feeDisputeState.codes.raised] },
    approval_document_due: { state: [...openDocumentStates] },
    approval_order_waiting: { state: [...underWayStates] },
    freight_counter_offer_open: { state: [counterOfferState.codes.open] },
    freight_enquiry_waiting: {
      state: [forwarderEnquiryState.codes.submitted, forwarderEnquiryState.codes.quoteConfirmed],
    },
    freight_order_waiting: {
      state: (['submitted', 'quoteConfirmed', 'goodsReady', 'delivered', 'materialAdded'] as const).map(
        (state) => forwarderOrderState.codes[state],
      ),
    },
    freight_quotation_confirmed: { state: [forwarderQuotationState.codes.confirmed] },
    freight_quotation_ending: { state: [forwarderQuotationState.codes.offered] },
    system_delivery_due: { state: [systemDeliveryState.codes.waiting] },
    system_delivery_record: { state: [systemDeliveryState.codes.waiting] },
    label_order_waiting: { state: [labelOrderState.codes.submitted] },
    label_version_current: { state: [labelVersionState.codes.waiting, labelVersionState.codes.confirmed] },
    goods_pickup_waiting: {
      state: (['submitted', 'inspectionAbnormal', 'anomalyHandled', 'pickupAbnormal'] as const).map(
        (state) => goodsPickupState.codes[state],
      ),
    },
    inbound_order_waiting: {
      state: (['submitted', 'audited', 'received', 'inspected', 'reviewed'] as const).map(
        (state) => inboundState.codes[state],
      ),
    },
    service_order_waiting: {
      state: (['submitted', 'audited', 'signed', 'dispatched'] as const).map(
        (state) => serviceOrderState.codes[state],
      ),
    },
    outbound_order_waiting: {
      state: (['new', 'arranged', 'shipped'] as const).map((state) => outboundState.codes[state]),
    },
    stock_difference_waiting: { state: [stockDifferenceState.codes.disputed] },
    declaration_no_once: {
      state: declarationState.values.filter((state) =>
        isLiveDeclaration(stateKey({ states: declarationState }, state)),
      ),
    },
    declaration_waiting: {
      state: waitingStates('declaration').map((key) => declarationState.codes[key as 'staged']),
    },
    tax_bill_open: { state: [taxBillState.codes.open] },
    announced_transfer_waiting: { state: [transferState.codes.announced] },
    sales_invoice_waiting: { state: [invoiceStatus.codes.notInvoiced] },
    sales_invoice_to_sign: { state: [invoiceStatus.codes.invoiced] },
    input_invoice_waiting: { state: [confirmationState.codes.toConfirm] },
    fee_waiting: { state: [feeState.codes.proposed] },
    ledger_posting_bank: { account: [ledgerAccount.codes.bank] },
    payment_application_account: { state: [paymentApplicationState.codes.paid] },
    payment_application_waiting: {
      state: [paymentApplicationState.codes.unreviewed, paymentApplicationState.codes.arranged],
    },
    report_run_kept: { state: [reportRunState.codes.done] },
    report_run_open: { state: [reportRunState.codes.waiting, reportRunState.codes.working] },
    supplier_waiting: { status: [supplierStatus.codes.voidRequested, supplierStatus.codes.enableRequested] },
    trade_order_receipt_due: {
      state: orderState.values.filter((state) => !overStates.includes(state)),
      payment_state: owedPaymentStates,
    },
    trade_order_waiting: { state: [orderState.codes.submitted] },
  }

  it('are in every partial index those of the contract', async () => {
    const { rows } = await owner.query<{ name: string; table: string; predicate: string }>(`
      select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_expr(i.indpred, i.indrelid) as predicate
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indpred is not null and c.relnamespace = 'public'::regnamespace`)
    const found: typeof indexes = {}
    for (const { name, table, predicate } of rows) {
      for (const [, column = '', test = ''] of predicate.matchAll(
        /\((\w+) ((?:=|<>) (?:ANY|ALL) \(+(?:ARRAY)\[[^\]]*\]\)+|= '?-?\w+'?(?:::\w+)?)\)/g,
      )) {
        const list = coded[`${table}.${column}`]
        if (!list) continue
        const { values } = lists[list]
        const type = typeof values[0] === 'number' ? 'int' : 'text'
        const balanced = test.replace(/\)+$/, ')')
        const { rows: kept } = await owner.query<{ value: CodeValue }>(
          `select v as value from unnest($1::${type}[]) v where v ${balanced}`,
          [values],
        )
        found[name] = { ...found[name], [column]: sorted(kept.map(({ value }) => value)) }
      }
    }
    const expected = Object.fromEntries(
      Object.entries(indexes).map(([name, columns]) => [
        name,
        Object.fromEntries(Object.entries(columns).map(([column, values]) => [column, sorted(values)])),
      ]),
    )
    expect(found).toEqual(expected)
  })
})
