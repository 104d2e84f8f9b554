import * as z from 'zod/mini'
import type { Permission } from '../../permissions.ts'
import type { Schema } from '../api.ts'
import { removal } from '../endpoints.ts'
import { type DocumentEntity, entities } from '../entities.ts'
import { Saved, StepInput } from '../record.ts'

/** The answer of a document's `…/save`. */
export const NumberedSave = z.extend(Saved, { number: z.string() })

/** A step takes a note, if anything, and asks for the permission of its name, where it says nothing else. */
type Step = { readonly summary: string; readonly access?: Permission; readonly body?: Schema }

/** What a customer does with a document that is written before it is submitted. */
type DocumentCalls<E extends DocumentEntity> = {
  readonly entity: E
  readonly list: { readonly summary: string; readonly query: Schema; readonly rows: Schema }
  readonly export: { readonly summary: string; readonly query: Schema }
  readonly save: { readonly summary: string; readonly body: Schema; readonly large?: true }
  readonly remove: string
  readonly one: { readonly summary: string; readonly data: Schema }
  readonly steps: Readonly<Record<string, Step>>
}

type Path<E extends DocumentEntity> = (typeof entities)[E]['path']
type Right<E extends DocumentEntity, R extends string> = `${(typeof entities)[E]['permissions']}-${R}`
type Guarded<E extends DocumentEntity, R extends string, Call> = Call & { readonly access: Right<E, R> }

type StepCall<E extends DocumentEntity, N extends string, S extends Step> = {
  readonly summary: string
  readonly access: S extends { access: infer A } ? A : Right<E, N>
  readonly body: S extends { body: infer B } ? B : typeof StepInput
  readonly data: typeof Saved
}

type DocumentApi<E extends DocumentEntity, D extends DocumentCalls<E>> = {
  readonly [K in `GET ${Path<E>}/list`]: Guarded<E, 'list', D['list']>
} & { readonly [K in `GET ${Path<E>}/export`]: Guarded<E, 'export', D['export'] & { binary: true }> } & {
  readonly [K in `POST ${Path<E>}/save`]: Guarded<E, 'save', D['save'] & { data: typeof NumberedSave }>
} & {
  readonly [K in `DELETE ${Path<E>}/batchRemove`]: ReturnType<typeof removal<Right<E, 'remove'>>>
} & { readonly [K in `GET ${Path<E>}/{id}`]: Guarded<E, 'list', D['one']> } & {
  readonly [N in keyof D['steps'] & string as `POST ${Path<E>}/{id}/${N}`]: StepCall<E, N, D['steps'][N]>
}

/** The calls of a document: list, export, save, removal, the record itself and the customer's steps. */
export function documentApi<const E extends DocumentEntity, const D extends DocumentCalls<E>>(
  calls: D & { readonly entity: E },
): DocumentApi<E, D> {
  const { entity, list, save, remove, one, steps } = calls
  const { path, permissions } = entities[entity]
  const to = (right: string) => ({ access: `${permissions}-${right}` })
  return Object.fromEntries([
    [`GET ${path}/list`, { ...to('list'), ...list }],
    [`GET ${path}/export`, { ...to('export'), ...calls.export, binary: true }],
    [`POST ${path}/save`, { ...to('save'), ...save, data: NumberedSave }],
    [`DELETE ${path}/batchRemove`, removal(`${permissions}-remove`, remove)],
    [`GET ${path}/{id}`, { ...to('list'), ...one }],
    ...Object.entries<Step>(steps).map(([name, step]) => [
      `POST ${path}/{id}/${name}`,
      { ...to(name), body: StepInput, ...step, data: Saved },
    ]),
  ]) as DocumentApi<E, D>
}
