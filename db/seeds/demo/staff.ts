/** The demo provider's staff. Their password is that of the demo companies. */
export const demoStaff = [
  { email: 'office@quayside.test', name: '沈静远', roles: ['administrator'] },
  { email: 'reviewer@quayside.test', name: '梁可', roles: ['reviewer'] },
  { email: 'operations@quayside.test', name: '罗启航', roles: ['operations'] },
  { email: 'finance@quayside.test', name: '郑文', roles: ['finance'] },
] as const
