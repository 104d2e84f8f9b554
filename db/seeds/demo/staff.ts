/** The demo provider's staff. Their password is that of the demo companies. */
export const demoStaff = [
  { email: 'office@quayside.test', name: '沈静远', phone: '0755-8654 0021', roles: ['administrator'] },
  { email: 'reviewer@quayside.test', name: '梁可', phone: '0755-8654 0027', roles: ['reviewer'] },
  { email: 'operations@quayside.test', name: '罗启航', phone: '0755-8654 0033', roles: ['operations'] },
  { email: 'finance@quayside.test', name: '郑文', phone: '0755-8654 0035', roles: ['finance'] },
] as const
