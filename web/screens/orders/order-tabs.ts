/** The parts of an order's page, in the order of its tabs. */
export const orderTabs = ['overview', 'goods', 'logistics', 'money', 'documents', 'history'] as const
export type OrderTab = (typeof orderTabs)[number]

/** Links of reports and products lead to the landed cost, which stands with the money. */
export const landedCostTab = 'landedCost'

/** The tab that an address names. */
export const tabOf = (named: string | undefined): OrderTab =>
  named === landedCostTab ? 'money' : (orderTabs.find((tab) => tab === named) ?? 'overview')
