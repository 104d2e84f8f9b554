import type { Request } from '@quayside/contract/kernel/api.ts'
import type { Identities, Saved } from '@quayside/contract/kernel/record.ts'
import { kindOf, type PathOf, type StepName, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import { type AnswerOf, api } from './api.ts'
import type { ApiTables } from './api-tables.ts'
import { useMay } from './may.ts'

type RecordKey<K extends TaskKind> = `GET ${PathOf<K>}/{id}`
type StepKey<K extends TaskKind, N extends string> = `POST ${PathOf<K>}/{id}/${N}` & keyof ApiTables
export type RecordOf<K extends TaskKind> = AnswerOf<RecordKey<K>>

/** One record with its owner and the steps that the caller may take. */
export const getRecord = <K extends TaskKind>(kind: K, id: string): Promise<RecordOf<K>> => {
  const key = `GET ${kindOf(kind).path}/{id}` as RecordKey<'supplier'>
  return api(key, { params: { id } }, { isQuiet: true }) as Promise<RecordOf<K>>
}

export type ListKey<K extends TaskKind> = `GET ${PathOf<K>}/list`
type ListOf<K extends TaskKind> = AnswerOf<ListKey<K>>
export type RowOf<K extends TaskKind> = ListOf<K>['rows'][number]

/** A page of the records of all customers. */
export const listRecords = <K extends TaskKind>(
  kind: K,
  query: object,
  signal: AbortSignal,
): Promise<ListOf<K>> => {
  const key = `GET ${kindOf(kind).path}/list` as ListKey<'supplier'>
  return api(key, { query }, { isQuiet: true, signal }) as Promise<ListOf<K>>
}

type WithIdentities = 'order' | 'outbound' | 'company' | 'companyChange'

/** Whole identity numbers of a record, for those who may have them: absent otherwise. */
export function useReveal(
  kind: WithIdentities,
  id: string,
  permission: StaffPermission,
): (() => Promise<Identities>) | undefined {
  const key = `POST ${kindOf(kind).path}/{id}/identity` as 'POST base/online/company/{id}/identity'
  return useMay()(permission) ? () => api(key, { params: { id } }) : undefined
}

/** The body of a named step's call; the steps of the button row are named by the server. */
type Given<K extends TaskKind, N extends string> =
  N extends StepName<K>
    ? Request<StepKey<K, N>, ApiTables[StepKey<K, N>]> extends { body: infer B }
      ? B
      : object
    : object

/** A step of the provider: `takeStep('company', id, 'reject', { reason })`. */
export const takeStep = <K extends TaskKind, const N extends string>(
  kind: K,
  id: string,
  name: N,
  given: Given<K, N>,
): Promise<Saved> => {
  const key = `POST ${kindOf(kind).path}/{id}/${name}` as StepKey<'supplier', 'approveVoid'>
  return api(key, { params: { id }, body: given as object })
}
