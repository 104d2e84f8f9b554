import { entities } from '@quayside/contract/kernel/entities.ts'
import { type NotedEntity, notedEntities } from '@quayside/contract/kernel/noted-entities.ts'
import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import type { Search } from '@quayside/kit/page/page-search.ts'

const pages = new Map<string, { entity: NotedEntity; parameter: string }>(
  notedEntities.map((entity) => {
    const { path, parameter } = entities[entity].page
    return [path, { entity, parameter }]
  }),
)

/** The record that a page of the portal shows, where colleagues write about records of its kind. */
export function notedOn(path: string, search: Search): NotedKey | undefined {
  const page = pages.get(path)
  const id = page && search[page.parameter]
  return page && id !== undefined && /^\d+$/.test(id) ? { entity: page.entity, entityId: id } : undefined
}
