import * as z from 'zod/mini'
import { ids } from '../kernel/schema.ts'
import { GivenUpMail } from './mail.ts'
import type { OfficeApiTable } from './office-api.ts'
import { Counted } from './publishing.ts'

/** E-mails that could not be delivered. */
export const officeMailApi = {
  'GET office/online/givenUpMail/list': {
    access: 'setting-list',
    summary: 'E-mails that were given up after ten days of attempts, newest first.',
    rows: GivenUpMail,
  },
  'POST office/online/givenUpMail/retry': {
    access: 'setting-edit',
    summary: 'Sends them again.',
    body: z.strictObject({ ids }),
    data: Counted,
  },
} as const satisfies OfficeApiTable
