import { cccStatus, hongKongControl } from '@quayside/contract/products/product.codes.ts'
import { publishBulletin } from '@quayside/server/modules/notices/publish-bulletin.ts'
import { sendNotice } from '@quayside/server/modules/notices/send-notice.ts'
import { decideSupplier } from '@quayside/server/modules/partners/step-supplier.ts'
import { answerClassification } from '@quayside/server/modules/products/answer-classification.ts'
import { asProvider } from './provider.ts'

/** What the provider does in the stories, by the same commands as its own people. */
export const tell = (companyId: string, message: { title: string; content: string }): Promise<void> =>
  asProvider(({ staff }) => staff.transaction([], (tx) => sendNotice(tx, { companyId, message })))

const provider = { actor: 'provider', id: null, name: 'Quayside' } as const

export const decide = (id: string, decision: 'approve' | 'refuse', reason = ''): Promise<unknown> =>
  asProvider(({ staff }) =>
    staff.transaction([], (tx) => decideSupplier(tx, provider, { id, decision, reason })),
  )

/** Code and rates for one request, as the provider's classifier finds them. */
export const classify = (id: string, hsCode: string): Promise<unknown> =>
  asProvider(({ staff }) =>
    staff.transaction([], (tx) =>
      answerClassification(tx, provider, {
        id,
        answer: {
          hsCode,
          tariffRate: '10',
          vatRate: '13',
          cccStatus: cccStatus.codes.no,
          hongKongControl: hongKongControl.codes.no,
        },
      }),
    ),
  )

export const announce = (title: string, content: string): Promise<unknown> =>
  asProvider(({ staff }) =>
    staff.transaction([], (tx) => {
      const text = { title, content }
      return publishBulletin(tx, { texts: { 'zh-CN': text, 'zh-TW': text, 'en-US': text }, isPinned: false })
    }),
  )

/** Whatever token the member has is over at once: logged out elsewhere, disabled, or idle too long. */
export const endSessionsOf = (mobile: string): Promise<unknown> =>
  asProvider(({ staff }) =>
    staff.transaction([], async (tx) => {
      const ended = new Date().toISOString()
      const { id } = await tx
        .selectFrom('member')
        .select('id')
        .where('mobile', '=', mobile)
        .executeTakeFirstOrThrow()
      return tx.updateTable('session').set({ ended_at: ended }).where('member_id', '=', id).execute()
    }),
  )
