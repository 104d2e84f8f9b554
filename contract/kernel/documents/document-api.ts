import * as z from 'zod/mini'
import type { Schema } from '../api.ts'
import { Removed, Saved, SelectedIds } from '../record.ts'

/** The answer of a document's `…/save`. */
const NumberedSave = z.extend(Saved, { number: z.string() })

/** What a customer does with a document that is written before it is submitted. */
type DocumentCalls = {
  readonly path: string
  /** The first part of its permissions: `services-order` has `services-order-list`, `-export`, `-save`, `-remove`. */
  readonly permissions: string
  readonly list: { readonly summary: string; readonly query: Schema; readonly rows: Schema }
  readonly export: { readonly summary: string; readonly query: Schema }
  readonly save: { readonly summary: string; readonly body: Schema; readonly large?: true }
  readonly remove: { readonly summary: string }
  readonly one: { readonly summary: string; readonly data: Schema }
  readonly steps: Readonly<Record<string, { access: string; summary: string; body: Schema }>>
}

type Guarded<D extends DocumentCalls, Right extends string, E> = E & {
  readonly access: `${D['permissions']}-${Right}`
}

type DocumentApi<D extends DocumentCalls> = {
  readonly [K in `GET ${D['path']}/list`]: Guarded<D, 'list', D['list']>
} & { readonly [K in `GET ${D['path']}/export`]: Guarded<D, 'export', D['export'] & { binary: true }> } & {
  readonly [K in `POST ${D['path']}/save`]: Guarded<D, 'save', D['save'] & { data: typeof NumberedSave }>
} & {
  readonly [K in `DELETE ${D['path']}/batchRemove`]: Guarded<
    D,
    'remove',
    D['remove'] & { query: typeof SelectedIds; body: typeof SelectedIds; data: typeof Removed }
  >
} & { readonly [K in `GET ${D['path']}/{id}`]: Guarded<D, 'list', D['one']> } & {
  readonly [N in keyof D['steps'] & string as `POST ${D['path']}/{id}/${N}`]: D['steps'][N] & {
    readonly data: typeof Saved
  }
}

/** The calls of a document: list, export, save, removal, the record itself and the customer's steps. */
export function documentApi<const D extends DocumentCalls>(calls: D): DocumentApi<D> {
  const { path, permissions, list, save, remove, one, steps } = calls
  const to = (right: string) => ({ access: `${permissions}-${right}` })
  return Object.fromEntries([
    [`GET ${path}/list`, { ...to('list'), ...list }],
    [`GET ${path}/export`, { ...to('export'), ...calls.export, binary: true }],
    [`POST ${path}/save`, { ...to('save'), ...save, data: NumberedSave }],
    [
      `DELETE ${path}/batchRemove`,
      { ...to('remove'), ...remove, query: SelectedIds, body: SelectedIds, data: Removed },
    ],
    [`GET ${path}/{id}`, { ...to('list'), ...one }],
    ...Object.entries(steps).map(([name, step]) => [`POST ${path}/{id}/${name}`, { ...step, data: Saved }]),
  ]) as DocumentApi<D>
}
