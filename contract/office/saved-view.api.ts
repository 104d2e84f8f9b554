import * as z from 'zod/mini'
import { SavedView, SavedViewQuery, SavedViewSave } from '../account/saved-view.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import type { OfficeApiTable } from './office-api.ts'

/** Views hold filters, no rows: what a filter finds is decided by the permission of the list. */
export const officeViewApi = {
  'GET office/online/savedView/list': {
    access: 'staff',
    summary: 'The caller’s saved views of a list, and those that colleagues share.',
    query: SavedViewQuery,
    data: z.array(SavedView),
  },
  'POST office/online/savedView/save': {
    access: 'staff',
    summary: 'Saves filters and sorting of a list under a name; a shared view is seen by colleagues.',
    body: SavedViewSave,
    data: Saved,
  },
  'DELETE office/online/savedView/batchRemove': removal('staff', 'Removes saved views of the caller.'),
} as const satisfies OfficeApiTable
