import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'

const [first, rival, waiting] = demoCompanies

/** The accounts that `npm start` prints. */
export const administrator = first?.administrator.mobile ?? ''
export const rivalAdministrator = rival?.administrator.mobile ?? ''
export const unreviewed = waiting?.administrator.mobile ?? ''
export const memberWith = (permissionSet: string): string =>
  first?.members.find((member) => member.permissionSet === permissionSet)?.mobile ?? ''
