import type { ApiTable } from '@quayside/contract/kernel/api.ts'
import { type Entity, pathOfEntity } from '@quayside/contract/kernel/entities.ts'
import type { Permission } from '@quayside/contract/permissions.ts'

type Rights = {
  /** By the name of the step. */
  readonly steps: Readonly<Record<string, Permission>>
  readonly files: { readonly see: Permission; readonly attach: Permission }
}

/** Who may do what with a document: who may make the call of it. */
export function documentRights(entity: Entity, api: ApiTable): Rights {
  const path = pathOfEntity(entity)
  const accessOf = (key: string): Permission => {
    const access = api[key as keyof ApiTable]?.access
    if (typeof access !== 'string') throw new Error(`${key} asks for no single permission`)
    return access as Permission
  }
  const ofStep = `POST ${path}/{id}/`
  const removal = `DELETE ${path}/batchRemove`
  const keys = Object.keys(api)
  const save = accessOf(`POST ${path}/save`)
  return {
    steps: {
      save,
      ...(keys.includes(removal) && { remove: accessOf(removal) }),
      ...Object.fromEntries(
        keys.filter((key) => key.startsWith(ofStep)).map((key) => [key.slice(ofStep.length), accessOf(key)]),
      ),
    },
    files: { see: accessOf(`GET ${path}/list`), attach: save },
  }
}
