/** Saved filter sets of report 097, and a schedule whose last report is there. */
export const demoReportSets = [
  { name: '美元进口按月', isShared: 0, view: { filters: { kind: '0', currency: 'USD' }, groupBy: 'month' } },
  { name: '供应商对账', isShared: 1, view: { filters: {}, groupBy: 'supplier' } },
] as const

export const demoSchedule = { name: '每月对账' } as const
