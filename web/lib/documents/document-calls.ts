import { type DocumentEntity, entities } from '@quayside/contract/kernel/entities.ts'
import { pageAddress } from '../pages/pages.ts'
import { send } from '../session/api.ts'
import type { ApiTables } from '../session/api-tables.ts'
import type { AnswerTo } from '../session/list-calls.ts'

type Path<E extends DocumentEntity> = (typeof entities)[E]['path']
/** The customer's steps of a document, as its calls name them. */
export type StepOf<E extends DocumentEntity> = {
  [K in keyof ApiTables]: K extends `POST ${Path<E>}/{id}/${infer N}` ? N : never
}[keyof ApiTables]
export type DocumentDetail<E extends DocumentEntity> = AnswerTo<`GET ${Path<E>}/{id}`>

export const loadDocument = <E extends DocumentEntity>(entity: E, id: string) =>
  send(`GET ${entities[entity].path}/{id}`, { params: { id } }) as Promise<DocumentDetail<E>>

export const removeDocument = (entity: DocumentEntity, id: string): Promise<unknown> =>
  send(`DELETE ${entities[entity].path}/batchRemove`, { body: { ids: [id] } })

export const stepDocument = <E extends DocumentEntity>(
  entity: E,
  id: string,
  step: StepOf<E>,
  body: { note?: string },
): Promise<unknown> => send(`POST ${entities[entity].path}/{id}/${step}`, { params: { id }, body })

/** The page of a document, or its form. */
export const documentAddress = (entity: DocumentEntity, id: string, edit?: string): string =>
  pageAddress(entities[entity].page.path, edit === undefined ? { id } : { id, edit })
export const documentListAddress = (entity: DocumentEntity): string => pageAddress(entities[entity].list)
