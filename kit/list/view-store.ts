/** Filters and sorting of a list under a name: the member's own, or a colleague's that is shared. */
export type StoredView = {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly view: {
    readonly filters: Readonly<Record<string, string>>
    readonly orderByColumn?: string | undefined
    readonly isAsc?: 'asc' | 'desc' | undefined
  }
  readonly isShared: number
  readonly isMine: boolean
  readonly ownerName: string
}

/** Where a front end keeps the views of its lists. */
export type ViewStore = {
  readonly list: (list: string) => Promise<readonly StoredView[]>
  readonly save: (
    view: Pick<StoredView, 'name' | 'view'> & {
      readonly list: string
      readonly isShared: 0 | 1
      readonly id?: string
      readonly version?: number
    },
  ) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
}
