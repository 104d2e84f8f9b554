import { demoStaff } from '@quayside/db/seeds/demo/staff.ts'

const nameOf = (role: (typeof demoStaff)[number]['roles'][number]): string =>
  demoStaff.find(({ roles }) => roles.some((each) => each === role))?.name ?? ''

/** The provider's side of the demo: who works on records, and who reviews companies. */
export const desk = { actor: 'provider', id: null, name: nameOf('operations') } as const
export const reviewer = { id: null, name: nameOf('reviewer') } as const
