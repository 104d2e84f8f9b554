import type { Schema } from '../kernel/api.ts'
import { Saved } from '../kernel/record.ts'
import { kindOf, type PathOf, type StepName, type TaskKind } from './kinds.ts'
import type { StaffPermission } from './permissions.ts'

type List = { readonly summary: string; readonly query: Schema; readonly rows: Schema }
type One = { readonly summary: string; readonly data: Schema }
type Step = { readonly summary: string; readonly body: Schema; readonly large?: true }
type Guarded<E> = E & { readonly access: StaffPermission }

type RecordEndpoints<K extends TaskKind, L extends List, O extends One, S> = {
  readonly [Key in `GET ${PathOf<K>}/list`]: Guarded<L>
} & { readonly [Key in `GET ${PathOf<K>}/{id}`]: Guarded<O> } & {
  readonly [N in keyof S & string as `POST ${PathOf<K>}/{id}/${N}`]: Guarded<S[N] & { data: typeof Saved }>
}

/** The calls of one kind of record: its list, one of them, and each step of the provider. */
export function recordEndpoints<
  K extends TaskKind,
  L extends List,
  O extends One,
  S extends Record<StepName<K>, Step>,
>(kind: K, calls: { list: L; one: O; steps: S }): RecordEndpoints<K, L, O, S> {
  const { path, list, steps } = kindOf(kind)
  return Object.fromEntries([
    [`GET ${path}/list`, { access: list, ...calls.list }],
    [`GET ${path}/{id}`, { access: list, ...calls.one }],
    ...Object.entries<Step>(calls.steps).map(([name, step]) => [
      `POST ${path}/{id}/${name}`,
      { access: steps[name], ...step, data: Saved },
    ]),
  ]) as RecordEndpoints<K, L, O, S>
}
