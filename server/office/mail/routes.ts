import { officeMailApi } from '@quayside/contract/office/mail.api.ts'
import { findGivenUpMails, sendMailsAgain, toGivenUpMail } from '../../platform/mail/given-up-mails.ts'
import { bindOffice } from '../bind-office.ts'

const mostShown = 500

export const officeMailRoutes = bindOffice(officeMailApi, {
  'GET office/online/givenUpMail/list': async (call) => {
    const [rows] = await call.read(findGivenUpMails().limit(mostShown))
    return { rows: rows.map(toGivenUpMail), total: rows.length }
  },
  'POST office/online/givenUpMail/retry': (call, { body }) =>
    call.write((tx, note) => {
      note.target = `givenUpMail ${body.ids.join(',')}`.slice(0, 200)
      return sendMailsAgain(tx, body.ids)
    }),
})
