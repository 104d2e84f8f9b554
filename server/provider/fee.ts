import { ErpFee, ErpFeeDetail, ErpFeeDraft, FeesQuery } from '@quayside/contract/gateway/fees.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { chargeFees } from '../modules/finance/charge-fee.ts'
import { readFee } from '../modules/finance/get-fee.ts'
import { lockFee, stepFee } from '../modules/finance/step-fee.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { writeOnce } from './write-once.ts'

export const fee = providerEntity({
  kind: 'fee',
  name: 'fees',
  from: raw`fee r left join trade_order o on o.company_id = r.company_id and o.id = r.order_id`,
  columns: raw<Selectable<DB['fee']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`coalesce(o.order_no, '')`,
  since: raw`r.created_at`,
  review: async (record, { read }) => ({ ...(await readFee(read, record, () => [])), isDisputable: false }),
  query: FeesQuery,
  row: ErpFee,
  detail: ErpFeeDetail,
  lock: lockFee,
  run: stepFee,
  upsert: upsertOf({
    row: ErpFeeDraft,
    summary: 'Charges fees on orders or companies; a reference that is sent again charges nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'fees', rows, async ({ reference: _reference, ...draft }) => {
        const [charged] = await chargeFees(tx, acting, [draft])
        return charged?.id ?? ''
      }),
  }),
})
