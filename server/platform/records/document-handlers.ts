import { type DocumentEntity, entities } from '@quayside/contract/kernel/entities.ts'
import { fromEntries } from '@quayside/contract/kernel/from-entries.ts'
import { customerStep, type StepCommand } from './customer-step.ts'

type Path<E extends DocumentEntity> = (typeof entities)[E]['path']
type Reads<E extends DocumentEntity, List, Export, Get, Remove> = {
  readonly entity: E
  readonly list: List
  readonly export: Export
  readonly get: Get
  readonly remove: Remove
}

/** The handlers of a document's own calls: its reads and its removal, its save, and the steps that one command takes. */
export function documentHandlers<
  E extends DocumentEntity,
  List,
  Export,
  Get,
  Remove,
  Save,
  G extends object,
  N extends string,
>(document: Reads<E, List, Export, Get, Remove>, save: Save, step: StepCommand<G>, names: readonly N[]) {
  const { path }: { readonly path: Path<E> } = entities[document.entity]
  return {
    ...fromEntries([[`GET ${path}/list`, document.list]]),
    ...fromEntries([[`GET ${path}/export`, document.export]]),
    ...fromEntries([[`GET ${path}/{id}`, document.get]]),
    ...fromEntries([[`DELETE ${path}/batchRemove`, document.remove]]),
    ...fromEntries([[`POST ${path}/save`, save]]),
    ...fromEntries(names.map((name) => [`POST ${path}/{id}/${name}` as const, customerStep(step, name)])),
  }
}
