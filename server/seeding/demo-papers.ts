import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { sql as raw } from 'kysely'
import { stepDeclaration } from '../modules/customs/step-declaration.ts'
import { storeFile } from '../platform/files/store-upload.ts'
import { providerSender } from '../platform/parsing/turns.ts'
import type { Books } from './demo-books.ts'
import { demoDocument } from './demo-document.ts'

/** As many of the newest released declarations have their release note. */
const withPapers = 6

/** The release note of the newest declarations; one drawing serves them all, since drawing takes long. */
export async function seedPapers(books: Books): Promise<void> {
  const { platform, companyId, companyName, desk, today } = books
  const released = await platform.staff.transaction([], (tx) =>
    tx
      .selectFrom('declaration')
      .select('id')
      .where('company_id', '=', companyId)
      .where(
        'state',
        '=',
        raw<number>`any(${[declarationState.codes.released, declarationState.codes.closed]}::int[])`,
      )
      .orderBy('id', 'desc')
      .limit(withPapers)
      .execute(),
  )
  if (released.length === 0) return
  const bytes = await demoDocument('releaseNote', companyName, [today])
  const { id: fileId } = await storeFile(
    platform,
    { fileName: 'release-note.pdf', bytes, sender: providerSender('demo') },
    { companyId, memberId: null, write: (work) => platform.staff.transaction([], work) },
  )
  for (const { id } of released)
    await books.on(today, (tx) =>
      stepDeclaration(tx, desk, {
        id,
        name: 'addDocuments',
        given: { attachments: { 'release-note': [fileId] } },
      }),
    )
}
