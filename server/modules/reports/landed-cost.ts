import { refuse } from '@quayside/contract/refusals.ts'
import { usualBases } from '@quayside/contract/reports/landed-cost.rules.ts'
import { type CostBasesSave, LandedCost, landedCostApi } from '@quayside/contract/reports/landed-cost.ts'
import { sql } from '../../platform/database/database.ts'
import { bind } from '../../platform/http/bind.ts'
import { saveSetting } from '../../platform/records/save-setting.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { refreshLandedCosts } from './keep-landed-costs.ts'
import { findCostBasis } from './landed-cost-facts.ts'

const findOrder = (companyId: string, id: string) =>
  sql
    .selectFrom('trade_order as o')
    .leftJoin('landed_cost as c', (join) =>
      join.onRef('c.company_id', '=', 'o.company_id').onRef('c.order_id', '=', 'o.id'),
    )
    .select(['o.id', 'o.order_no', 'o.model_type', 'o.currency', 'o.order_amount', 'o.line_count'])
    .select(['c.total', 'c.vat', 'c.state', 'c.rate_source', 'c.parts', 'c.rates', 'c.missing_rates'])
    .select(['c.unweighed', 'c.unclassified'])
    .where('o.company_id', '=', companyId)
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null)

/** The costs of an order's goods by kind, as of now. */
async function getLandedCost(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<LandedCost> {
  const { companyId } = call.principal
  await refreshLandedCosts(call.platform, { companyId, orderId: id })
  const [orders] = await call.read(findOrder(companyId, id))
  const order = getOrRefuse(orders[0])
  call.requireKind(order.model_type)
  if (order.parts === null) throw refuse('report.noLandedCost')
  return shaped(LandedCost, order, {
    orderId: order.id,
    total: order.total ?? '0.00',
    vat: order.vat ?? '0.00',
    state: order.state as LandedCost['state'],
    rateSource: order.rate_source as LandedCost['rateSource'],
    parts: order.parts as LandedCost['parts'],
    rates: order.rates as LandedCost['rates'],
    missingRates: order.missing_rates ?? [],
    unweighed: order.unweighed ?? 0,
    unclassified: order.unclassified ?? 0,
  })
}

async function getCostBases(call: Call): Promise<CostBasesSave> {
  const [[chosen]] = await call.read(findCostBasis(call.principal.companyId))
  return (chosen as CostBasesSave | undefined) ?? { ...usualBases }
}

const saveCostBases = (call: Call, { body }: { body: CostBasesSave }): Promise<CostBasesSave> =>
  call.write(async (tx) => {
    await saveSetting(tx, call.principal, {
      table: 'landed_cost_basis',
      values: body,
      note: `landedCostBases ${Object.values(body).join(' ')}`,
    })
    return body
  })

export const landedCostRoutes = bind(landedCostApi, {
  'GET report/online/landedCost/bases': getCostBases,
  'POST report/online/landedCost/bases/save': saveCostBases,
  'GET report/online/landedCost/{id}': getLandedCost,
})
