import { splitDeclarations } from '@quayside/contract/customs/declaration-split.ts'
import type { DeclarationSimulation } from '@quayside/contract/customs/order-check.ts'
import { declarableLines } from '@quayside/contract/customs/received-goods.ts'
import type { DeclarationSplit, SplitLine, SplitOrder } from '@quayside/contract/customs/split-line.ts'
import { type Amount, type Rate, rate } from '@quayside/contract/kernel/money.ts'
import { dutiableValue } from '@quayside/contract/orders/dutiable-value.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import { trimmedOf } from '../../platform/records/columns.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { chargesOf } from '../orders/order-charges.ts'
import { findCustomsRates } from '../orders/order-facts.ts'
import { originRatesOf } from '../products/origin-rates.ts'

const findHeader = (companyId: string, orderId: string) =>
  sql
    .selectFrom('trade_order as o')
    .selectAll('o')
    .select(
      raw<boolean>`exists (select 1 from attachment a where a.company_id = o.company_id and a.entity = 'order'
        and a.entity_id = o.id and a.kind = 'certificate-of-origin' and a.deleted_at is null)`.as(
        'has_certificate',
      ),
    )
    .where('o.company_id', '=', companyId)
    .where('o.id', '=', orderId)
    .where('o.deleted_at', 'is', null)

const findLines = (companyId: string, orderId: string, day: string) =>
  sql
    .selectFrom('order_line as l')
    .leftJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.product_id'),
    )
    .leftJoin('hs_code as h', (join) => join.on('h.code', '=', raw<string>`left(p.hs_code, 10)`))
    .select([
      'l.id',
      'l.position',
      'l.model',
      'l.origin',
      'l.unit',
      'l.total_money',
      'l.declaration_elements',
    ])
    .select([
      raw<string>`coalesce(nullif(l.name, ''), p.name, '')`.as('name'),
      decimalText('l.qty').as('qty'),
      decimalText('l.price').as('price'),
      decimalText('l.net_weight').as('net_weight'),
      decimalText('l.gross_weight').as('gross_weight'),
      decimalText('l.received_qty').as('received_qty'),
      decimalText('l.short_qty').as('short_qty'),
      raw<string>`coalesce(p.hs_code, '')`.as('hs_code'),
      raw<string>`coalesce(p.customs_conditions, '')`.as('customs_conditions'),
      raw<string>`coalesce(h.first_unit, '')`.as('first_unit'),
      raw<string>`coalesce(h.second_unit, '')`.as('second_unit'),
      trimmedOf('p.tariff_rate').as('tariff_rate'),
      trimmedOf('p.temporary_rate').as('temporary_rate'),
      trimmedOf('h.general_rate').as('general_rate'),
      originRatesOf(raw.ref('p.hs_code'), day).as('origin_rates'),
      trimmedOf('p.vat_rate').as('vat_rate'),
      trimmedOf('p.consumption_rate').as('consumption_rate'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
type LineRow = InferResult<ReturnType<typeof findLines>>[number]

const toSplitLine = (row: LineRow): SplitLine => ({
  key: row.id,
  name: row.name,
  origin: row.origin,
  unit: row.unit,
  qty: row.qty,
  price: row.price,
  value: row.total_money as Amount,
  netWeight: row.net_weight,
  grossWeight: row.gross_weight,
  elements: row.declaration_elements,
  facts:
    row.hs_code === ''
      ? undefined
      : {
          hsCode: row.hs_code,
          tariffRate: row.tariff_rate,
          temporaryRate: row.temporary_rate,
          generalRate: row.general_rate,
          originRates: row.origin_rates,
          vatRate: row.vat_rate,
          consumptionRate: row.consumption_rate,
          customsConditions: row.customs_conditions,
          firstUnit: row.first_unit,
          secondUnit: row.second_unit,
        },
})

export type SplitFound = {
  readonly order: SplitOrder
  readonly shippingNoteNo: string
  readonly lines: readonly LineRow[]
  /** The lines as they are declared. */
  readonly declarable: readonly SplitLine[]
  /** Reads the order's lines but for those that are declared already. */
  readonly splitWithout: (declared: ReadonlySet<string>) => DeclarationSplit
}

/** What the split of an order is made of, at the customs' rates of that day. */
export async function readSplit(
  read: Reader,
  { companyId, orderId, day }: { companyId: string; orderId: string; day: string },
): Promise<SplitFound> {
  const [headers, lines, rates] = await read(
    findHeader(companyId, orderId),
    findLines(companyId, orderId, day),
    findCustomsRates(day),
  )
  const header = getOrRefuse(headers[0])
  const byCurrency: Record<string, string> = {
    [currency.codes.RMB]: '1',
    ...Object.fromEntries(rates.map((row) => [row.currency, row.rate])),
  }
  const customsRate = byCurrency[header.currency]
  const { factor } = dutiableValue(
    {
      incoterms: header.incoterms,
      currency: header.currency,
      orderAmount: header.order_amount as Amount,
      charges: chargesOf(header),
    },
    byCurrency,
  )
  const order: SplitOrder = {
    isImport: header.model_type === orderKind.codes.import,
    currency: header.currency,
    customsRate: customsRate === undefined ? undefined : rate(customsRate),
    factor: factor as Rate,
    hasCertificate: header.has_certificate,
  }
  const counted = new Map(
    lines.map((row) => [row.id, { receivedQty: row.received_qty, shortQty: row.short_qty }]),
  )
  const declarable = declarableLines(lines.map(toSplitLine), order.currency, (key) => counted.get(key))
  return {
    order,
    shippingNoteNo: header.shipping_note_no,
    lines,
    declarable,
    splitWithout: (declared) =>
      splitDeclarations(
        order,
        declarable.filter(({ key }) => !declared.has(key)),
      ),
  }
}

/** How the whole order would be declared. */
export async function simulate(
  read: Reader,
  of: { companyId: string; orderId: string; day: string },
): Promise<DeclarationSimulation> {
  const { order, lines, splitWithout } = await readSplit(read, of)
  const { declarations, held, isRateMissing } = splitWithout(new Set())
  const byId = new Map(lines.map((line) => [line.id, line]))
  return {
    currency: order.currency,
    customsRate: order.customsRate ?? null,
    isRateMissing,
    declarations: declarations.map((declaration) => ({
      ...declaration,
      lines: declaration.lines.map((line) => ({ ...line, sources: [...line.sources] })),
    })),
    held: held.map(({ key, reasons }) => {
      const line = getOrRefuse(byId.get(key))
      return {
        orderLineId: key,
        // People count from one.
        position: line.position + 1,
        model: line.model,
        name: line.name,
        reasons: [...reasons],
      }
    }),
  }
}

export const simulateDeclarations = (
  call: Call,
  { query: { orderId } }: { query: { orderId: string } },
): Promise<DeclarationSimulation> =>
  simulate(call.read, {
    companyId: call.principal.companyId,
    orderId,
    day: call.platform.clock.today(),
  })
