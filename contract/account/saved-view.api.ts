import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { SavedView, SavedViewQuery, SavedViewSave } from './saved-view.ts'

/** Views hold filters, no rows: what a filter finds is decided by the permission of the list. */
export const savedViewApi = {
  'GET system/online/savedView/list': {
    access: 'member',
    summary: 'The calling member’s saved views of a list, and those that colleagues share.',
    query: SavedViewQuery,
    data: z.array(SavedView),
  },
  'POST system/online/savedView/save': {
    access: 'member',
    summary: 'Saves filters and sorting of a list under a name; a shared view is seen by colleagues.',
    body: SavedViewSave,
    data: Saved,
  },
  'DELETE system/online/savedView/batchRemove': removal(
    'member',
    'Removes saved views of the calling member.',
  ),
} as const satisfies ApiTable
