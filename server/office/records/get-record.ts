import type { Identities } from '@quayside/contract/kernel/record.ts'
import { kindOf } from '@quayside/contract/office/kinds.ts'
import type { BlockedStep } from '@quayside/contract/office/record.ts'
import { rolesWith } from '@quayside/contract/office/staff-roles.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import type { ProviderEntity } from '../../provider/entity.ts'
import { findOwned, providerHindrances, providerSteps } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

/** One record, whose it is, the steps that machine and roles allow, and why the others from its state are not. */
export const getRecord =
  (entity: ProviderEntity) =>
  async (call: OfficeCall, { params: { id } }: { params: { id: string } }): Promise<object> => {
    const waiting = isWaitingSql(entity, call.staff.permissions)
    const [rows] = await call.read(findOwned(entity, id, waiting))
    const row = getOrRefuse(rows[0])
    const possible = providerSteps(entity, row)
    const barred = (await entity.barred?.(row, call)) ?? {}
    const steps = possible.filter(({ name }) => !(name in barred))
    return {
      ...(await entity.review({ companyId: row.company_id, id }, call)),
      companyId: row.company_id,
      companyName: row.company_name,
      isWaiting: row.is_waiting,
      nextSteps: steps.filter(({ name }) => isOwn(call, entity, name)),
      blockedSteps: [
        ...steps.flatMap(({ name }) => (isOwn(call, entity, name) ? [] : [othersWork(entity, name)])),
        ...[...providerHindrances(entity, row), ...refusalsOf(barred, possible)].flatMap(
          ({ name, refusal }): BlockedStep[] =>
            isOwn(call, entity, name) ? [{ name, reason: call.text(`errors.${refusal}`), roles: [] }] : [],
        ),
      ],
    }
  }

/** A write for the sake of its audit row. */
export const revealIdentities =
  (entity: ProviderEntity) =>
  (call: OfficeCall, { params: { id } }: { params: { id: string } }): Promise<Identities> =>
    call.write(async (tx, note) => {
      const read = readWithin(tx)
      const [rows] = await read(findOwned(entity, id))
      const { company_id: companyId } = getOrRefuse(rows[0])
      note.companyId = companyId
      return (await entity.identities?.({ companyId, id }, { ...call, read })) ?? {}
    })

const refusalsOf = (barred: Readonly<Record<string, string>>, possible: readonly { name: string }[]) =>
  possible.flatMap(({ name }) => {
    const { [name]: refusal } = barred
    return refusal === undefined ? [] : [{ name, refusal }]
  })

export function isOwn(call: OfficeCall, { kind }: ProviderEntity, name: string): boolean {
  const { [name]: permission } = kindOf(kind).steps
  return permission !== undefined && call.staff.permissions.has(permission)
}

function othersWork({ kind }: ProviderEntity, name: string): BlockedStep {
  const { [name]: permission } = kindOf(kind).steps
  return { name, reason: '', roles: permission === undefined ? [] : rolesWith(permission) }
}
