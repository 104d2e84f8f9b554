import { lastOfMonth } from '@quayside/contract/kernel/days.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql } from '../../platform/database/database.ts'
import type { Attachment } from '../../platform/mail/open-mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { staffReader } from '../../platform/records/read-within.ts'
import { textsOf } from '../../platform/texts.ts'
import { renderStatement, rowsInPdf } from './statement-pdf.ts'
import { openStatement, type StatementFile } from './statement-rows.ts'

/** Companies' statements are in the language of their books. */
const locale: Locale = 'zh-CN'

/** Queued for each address; the statement itself is made when the e-mail is sent. */
export const statementMail = (companyId: string, month: string) => {
  const text = textsOf(locale)
  return {
    companyId,
    kind: 'statement',
    locale,
    subject: text('server.statement.mailSubject', { month: month.slice(0, 7) }),
    paragraphs: [text('server.statement.mail', { month: month.slice(0, 7) })],
    attached: { statement: month },
  } as const
}

export async function statementFile(
  platform: Platform,
  companyId: string,
  begin: string,
): Promise<Attachment[]> {
  const text = textsOf(locale)
  const end = lastOfMonth(begin)
  const read = staffReader(platform)
  const [moved] = await read(
    sql
      .selectFrom('ledger_sum')
      .select('currency')
      .distinct()
      .where('company_id', '=', companyId)
      .where('day', '<=', end)
      .orderBy('currency'),
  )
  const files: StatementFile[] = []
  for (const { currency } of moved) {
    const of = { companyId, currency, begin, end }
    const file = await openStatement(read, of, {}, { locale, most: rowsInPdf })
    // A longer one is downloaded in the portal.
    if (file.ids.length <= rowsInPdf) files.push(file)
  }
  const month = begin.slice(0, 7)
  const filename = `${text('fields.statement.recordName')}-${month}.pdf`
  return files.length > 0 ? [{ filename, content: await renderStatement(read, files, { text, locale }) }] : []
}
