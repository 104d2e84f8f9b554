import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'

const [first, , waiting] = demoCompanies

/** The accounts that `npm start` prints. */
export const administrator = first?.administrator.mobile ?? ''
export const unreviewed = waiting?.administrator.mobile ?? ''
