import { arranged, type HomeLayout } from '@quayside/contract/home/home-layout.ts'
import { sql as raw } from 'kysely'
import type { Call } from '../../platform/session/call.ts'

export async function saveHomeLayout(call: Call, { body }: { body: HomeLayout }): Promise<HomeLayout> {
  const { companyId, memberId } = call.principal
  const layout = arranged(body)
  const values = {
    main: raw<string[]>`${layout.main}::text[]`,
    side: raw<string[]>`${layout.side}::text[]`,
    hidden: raw<string[]>`${layout.hidden}::text[]`,
    updated_at: raw<string>`now()`,
  }
  await call.write(async (tx) => {
    await tx
      .insertInto('home_layout')
      .values({ company_id: companyId, member_id: memberId, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'member_id']).doUpdateSet(values))
      .execute()
  })
  return layout
}
