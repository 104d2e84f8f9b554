/** Where a service's page and its list are. */
export const servicePage = { path: '/serviceInfo', list: '/serviceList', entity: 'serviceOrder' } as const
