import { announcedTransferMachine } from '@quayside/contract/finance/announced-transfer.states.ts'
import { transferState } from '@quayside/contract/finance/voucher.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import {
  customerStep,
  type LockedBy,
  type Remarks,
  type StepOf,
} from '../../platform/records/customer-step.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { VoucherRow } from './post-voucher.ts'
import { transfers } from './transfers.ts'

export const lockTransfer = async (
  tx: Tx,
  id: string,
  companyId?: string,
): Promise<Selectable<DB['announced_transfer']> | undefined> =>
  (await lockRecords(tx, 'announced_transfer', [id], companyId))[0]

/** Cancelled by the customer, or confirmed by the provider. */
export async function stepTransfer(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Remarks, LockedBy<typeof lockTransfer>>,
): Promise<Saved> {
  const transfer = locked ?? getOrRefuse(await lockTransfer(tx, id, acting.companyId))
  const { company_id: companyId } = transfer
  const key = transfers.keyOf(companyId, id)
  if (name === 'cancel' && transfer.state === transferState.codes.received)
    throw refuse('transfer.alreadyReceived')
  const { written } = await runTransition(tx, acting, key, {
    machine: announcedTransferMachine,
    name,
    state: transfer.state,
    facts: {},
    given,
    notice:
      name === 'confirm'
        ? {
            phrase: 'announcedTransfer.confirm',
            params: { number: transfer.number, currency: transfer.currency, amount: transfer.amount },
          }
        : undefined,
    write: async (state) =>
      writeStep(tx, 'announced_transfer', key, {
        state: Number(state),
        confirmed_on: name === 'confirm' ? await readBusinessDay(tx) : null,
      }),
  })
  return { id, version: written }
}

export const cancelTransfer = customerStep(stepTransfer, 'cancel')

/** The money of an announced transfer has come, or its voucher was taken back. */
export async function stepAnnouncement(
  tx: Tx,
  acting: Acting,
  voucher: VoucherRow,
  name: 'receive' | 'reopen',
): Promise<void> {
  const { company_id: companyId, announced_transfer_id: transferId } = voucher
  if (transferId === null) return
  const { state, number, currency, amount } = getOrRefuse(await lockTransfer(tx, transferId, companyId))
  const key = transfers.keyOf(companyId, transferId)
  const asSystem: Acting = { ...acting, actor: 'system' }
  await runTransition(tx, asSystem, key, {
    machine: announcedTransferMachine,
    name,
    state,
    facts: {},
    given: { note: voucher.number },
    notice: {
      phrase: `announcedTransfer.${name}`,
      params: { number, currency, amount, receipt: voucher.number },
    },
    write: (code) =>
      writeStep(tx, 'announced_transfer', key, {
        state: Number(code),
        received_on: name === 'receive' ? voucher.occurred_on : null,
      }),
  })
}
