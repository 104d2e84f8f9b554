import { agencyFeeKind, feeAmount, feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import { feeState, feeUnit } from '@quayside/contract/finance/finance.codes.ts'
import { isPositive } from '@quayside/contract/kernel/money.ts'
import { type FeeDraft, FeeSheetRow } from '@quayside/contract/office/fee.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { chargeFees } from '../../modules/finance/charge-fee.ts'
import { sql } from '../../platform/database/database.ts'
import { draftsOf, repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import type { CheckedRow, ImportSheet } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { providerEntities } from '../../provider/entities.ts'
import { officeImportOf } from '../import-sheet.ts'

const feeSheet: ImportSheet<keyof FeeSheetRow, typeof FeeSheetRow> = {
  entity: 'fee',
  schema: FeeSheetRow,
  maxRows: 500,
  columns: [
    { key: 'orderNo', isRequired: true, width: 18 },
    { key: 'kind', isRequired: true, width: 14 },
    { key: 'quantity', kind: 'number' },
    { key: 'unit', codes: feeUnit },
    { key: 'unitPrice', isRequired: true, kind: 'number' },
    { key: 'currency', codes: currency },
    { key: 'chargedOn', kind: 'date' },
    { key: 'note', width: 30 },
  ],
}

type Row = CheckedRow<FeeSheetRow>
type Checked = Row & { readonly fee: FeeDraft | undefined }

const findKinds = () => sql.selectFrom('dict_entry').select(['value', 'names']).where('type', '=', feeKinds)

const findOrders = (orderNos: readonly string[]) =>
  sql
    .selectFrom('trade_order as r')
    .select(['r.id', 'r.order_no'])
    .select(
      raw<boolean>`exists (select 1 from fee f where f.company_id = r.company_id and f.order_id = r.id
        and f.kind = ${agencyFeeKind} and f.state in (${raw.lit(feeState.codes.proposed)}, ${raw.lit(feeState.codes.charged)}))`.as(
        'has_agency_fee',
      ),
    )
    .where('r.order_no', '=', raw<string>`any(${[...orderNos]}::text[])`)
    .where(providerEntities.order.visible)

/** What needs the database: the order by its number, the kind by any of its names, and one agency fee for an order. */
async function checkAll(read: Reader, rows: readonly Row[]): Promise<Checked[]> {
  const [orders, kinds] = await read(findOrders(draftsOf(rows).map(({ orderNo }) => orderNo)), findKinds())
  const orderOf = new Map(orders.map((order) => [order.order_no, order]))
  const kindOf = new Map(
    kinds.flatMap(({ value, names }) =>
      [value, ...Object.values(names as Record<string, string>)].map((name) => [name.toLowerCase(), value]),
    ),
  )
  const withAgencyFee = new Set(orders.flatMap((order) => (order.has_agency_fee ? [order.order_no] : [])))
  const checkAgency = repeatCheck('kind', {
    keys: withAgencyFee,
    refusal: at('kind', 'fee.agencyTwice'),
  })
  return rows.map((checked): Checked => {
    const { draft } = checked
    if (!draft) return { ...checked, fee: undefined }
    const { orderNo, ...fee } = draft
    const order = orderOf.get(orderNo)
    const kind = kindOf.get(draft.kind.toLowerCase())
    const findings = [
      ...(order ? [] : [at('orderNo', 'finance.orderUnknown')]),
      ...(kind === undefined ? [at('kind', 'fee.kindUnknown')] : []),
      ...(isPositive(feeAmount(draft)) ? [] : [at('unitPrice', 'field.positive')]),
      ...(kind === agencyFeeKind && order ? checkAgency(orderNo, checked.row) : []),
    ]
    return {
      ...withFindings(checked, findings),
      fee: order && kind !== undefined ? { ...fee, kind, orderId: order.id } : undefined,
    }
  })
}

const goodFees = (checked: readonly Checked[]): FeeDraft[] =>
  checked.flatMap(({ fee, findings }) => (fee && findings.length === 0 ? [fee] : []))

export const feeImport = officeImportOf(feeSheet, checkAll, (tx, acting, good) =>
  chargeFees(tx, acting, goodFees(good)),
)
