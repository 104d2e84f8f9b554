import { ErpVoucherDraft, erpCashVoucher, voucherActions } from '@quayside/contract/gateway/finance.ts'
import { CashVoucherRow, cashVoucherColumns } from '@quayside/contract/office/voucher.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { earmark } from '../modules/finance/earmarks.ts'
import { readVoucher } from '../modules/finance/read-voucher.ts'
import { saveVoucher } from '../modules/finance/save-voucher.ts'
import { barredSteps, nameOfPerson } from '../modules/finance/settings.ts'
import { lockVoucher, stepVoucher } from '../modules/finance/step-voucher.ts'
import { undoWriteOff, writeOffVoucher } from '../modules/finance/use-voucher.ts'
import type { Tx } from '../platform/database/database.ts'
import { givenAs, type ProviderActing, type Step, upsertOf } from './entity.ts'
import { providerDocument } from './provider-document.ts'
import { writeOnce } from './write-once.ts'

function run(tx: Tx, acting: ProviderActing, step: Step): Promise<unknown> {
  const { id, name, given } = step
  switch (name) {
    case 'writeOff':
      return writeOffVoucher(tx, acting, id, givenAs(voucherActions.writeOff, given))
    case 'earmark':
      return earmark(tx, acting, id, givenAs(voucherActions.earmark, given))
    case 'undoWriteOff':
      return undoOwnUse(tx, acting, step)
    default:
      return stepVoucher(tx, acting, step)
  }
}

async function undoOwnUse(tx: Tx, acting: ProviderActing, { id, given }: Step): Promise<void> {
  if (!given.reason) refuseIfAny([at('reason', 'field.required')])
  const { voucherId } = await undoWriteOff(tx, acting, String(given['useId']), given.reason ?? '')
  // The counter-entry of another receipt's use is not kept: the transaction ends here.
  if (voucherId !== id) refuseIfAny([at('useId', 'record.notFound')])
}

export const cashVoucher = providerDocument({
  kind: 'cashVoucher',
  name: 'cash-vouchers',
  columns: cashVoucherColumns,
  joins: raw`left join deposit d on d.company_id = r.company_id and d.entry_id = r.entry_id`,
  title: raw`r.currency || ' ' || r.amount::text`,
  sum: { currency: raw`r.currency`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: (record, { read }) => readVoucher(read, record),
  erp: erpCashVoucher,
  office: {
    row: CashVoucherRow,
    more: () => ({ enteredBy: raw`r.entered_by`, free: raw`d.free` }),
    computed: { enteredBy: ({ entered_by: enteredBy }) => nameOfPerson(String(enteredBy)) },
    searched: [raw`r.number`, raw`r.counterparty`, raw`r.bank_reference`],
  },
  barred: ({ entered_by: enteredBy, released_by: releasedBy, currency, amount }, { platform, acting }) =>
    platform.staff.transaction([], (tx) =>
      barredSteps(tx, acting, [
        { name: 'release', first: enteredBy, currency, amount },
        { name: 'reverse', first: releasedBy, currency, amount },
      ]),
    ),
  lock: lockVoucher,
  actions: voucherActions,
  more: async ({ company_id: companyId, id }, { read }) => {
    const { free, uses, earmarks } = await readVoucher(read, { companyId, id })
    return { free, uses, earmarks }
  },
  run,
  upsert: upsertOf({
    row: ErpVoucherDraft,
    summary: 'Books money in or out; a reference that is sent again books nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'cash-vouchers', rows, async ({ reference: _reference, ...draft }) => {
        // Two of the ERP's own numbers are two vouchers.
        const { id } = await saveVoucher(tx, acting, { ...draft, confirmed: ['finance.voucherRepeated'] })
        return id
      }),
  }),
})
