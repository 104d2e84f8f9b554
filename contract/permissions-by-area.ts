import { type Action, type Area, permissionTree } from './permissions.ts'

type Left = {
  readonly area: Area
  readonly pages: readonly { readonly page: string; readonly actions: readonly Action[] }[]
}

/** The permissions that a question leaves, by area and page, as dialogs and lists show them. */
export const permissionsLeft = (isLeft: (permission: string) => boolean): Left[] =>
  Object.entries(permissionTree).flatMap(([area, all]) => {
    const pages = Object.entries(all).flatMap(([page, each]) => {
      const actions = (each as readonly Action[]).filter((action) => isLeft(`${area}-${page}-${action}`))
      return actions.length > 0 ? [{ page, actions }] : []
    })
    return pages.length > 0 ? [{ area: area as Area, pages }] : []
  })
