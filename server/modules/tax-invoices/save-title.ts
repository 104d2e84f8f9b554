import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import {
  invoicingTitleColumns as columns,
  type InvoicingTitleSave,
} from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { businessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { clearDefault } from '../../platform/records/default-record.ts'
import { happened } from '../../platform/records/happened.ts'
import { lockForSave } from '../../platform/records/record-writes.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockDefaults } from '../account/own-company.ts'
import { invoicingTitles, openedAccount, readTitle } from './titles.ts'

const titleRecord = { entity: invoicingTitles.entity, table: invoicingTitles.table, read: readTitle } as const
const columnValues = toStored(columns)

/** A new title, or the next version of one. Only becoming the default changes a version itself. */
export const saveTitle = (call: Call, { body }: { body: InvoicingTitleSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId } = call.principal
    if (isYes(body.isDefault)) await lockDefaults(tx, companyId)
    const before = await lockForSave(tx, call, titleRecord, body)
    if (isYes(body.isDefault)) await clearDefault(tx, 'invoicing_title', { company_id: companyId }, body.id)
    const values = {
      ...columnValues(body),
      account_number_sealed:
        body.accountNumber === '' ? null : call.platform.personalData.seal(body.accountNumber),
    }
    const isSame =
      before !== undefined &&
      openedAccount(call.platform, before) === body.accountNumber &&
      (['title', 'tax_no', 'bank_name', 'address', 'phone'] as const).every(
        (name) => before[name] === values[name],
      )
    const saved = isSame
      ? await setDefault(tx, companyId, before.id, values.is_default)
      : await addVersion(tx, companyId, before, values)
    await happened(
      tx,
      asCustomer(call.principal),
      { companyId, entity: invoicingTitles.entity, ids: [saved.id] },
      { transition: before === undefined ? 'create' : 'save' },
    )
    return saved
  })

const setDefault = (tx: Tx, companyId: string, id: string, isDefault: boolean): Promise<Saved> =>
  writeSaved(tx, 'invoicing_title', { companyId, id }, { is_default: isDefault })

/** The version before ends on the day from which this one is valid. */
async function addVersion(
  tx: Tx,
  companyId: string,
  before: { readonly id: string; readonly first_id: string | null } | undefined,
  values: ReturnType<typeof columnValues> & { account_number_sealed: string | null },
): Promise<Saved> {
  if (before !== undefined)
    await tx
      .updateTable('invoicing_title')
      .set({ ended_on: businessDay, is_default: false })
      .where('company_id', '=', companyId)
      .where('id', '=', before.id)
      .execute()
  return refusingDuplicates(invoicingTitles.once, () =>
    tx
      .insertInto('invoicing_title')
      .values({
        company_id: companyId,
        first_id: before === undefined ? null : (before.first_id ?? before.id),
        ...values,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )
}
