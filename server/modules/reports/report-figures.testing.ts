/** The same by other statements, on the tables themselves. */
export const reconciliationSql = (where: string): string =>
  `with o as (select * from trade_order where company_id = $1 and deleted_at is null and state not in (-1, 0, 2) and ${where}),
      i as (select r.* from receivable_item r join o on o.id = r.order_id where r.currency = 'RMB')
     select (select count(*)::int from o) as count,
       (select coalesce(sum(amount - credited), 0)::text from i where kind = 'fee') as fees,
       (select coalesce(sum(settled), 0)::text from i) as written_off,
       (select coalesce(sum(amount - credited - settled), 0)::text from i) as outstanding,
       (select coalesce(sum(order_amount), 0)::text from o where currency = 'USD') as usd`
export const shownFigures = ({
  count,
  totals,
}: {
  count: number
  totals: Record<string, { currency: string; value: string }[]>
}) => ({
  count,
  fees: totals['fees']?.[0]?.value ?? '0',
  written_off: totals['writtenOff']?.[0]?.value ?? '0',
  outstanding: totals['outstanding']?.[0]?.value ?? '0',
  usd: totals['amount']?.find(({ currency }) => currency === 'USD')?.value ?? '0',
})
export const asNumbers = (figures: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)]))
