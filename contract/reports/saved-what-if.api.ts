import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { FileQuery } from '../kernel/file.ts'
import { Saved } from '../kernel/record.ts'
import { id, version } from '../kernel/schema.ts'
import { SavedWhatIf, SavedWhatIfRow, WhatIfSave } from './saved-what-if.ts'

export const savedWhatIfApi = {
  'GET report/online/whatIf/list': {
    access: 'order-import-list',
    summary: 'Comparisons of an order that the caller saved, and those that colleagues share.',
    query: z.strictObject({ orderId: id }),
    data: z.array(SavedWhatIfRow),
  },
  'GET report/online/whatIf/{id}': {
    access: 'order-import-list',
    summary: 'A saved comparison with its figures, and what has changed since they were computed.',
    data: SavedWhatIf,
  },
  'POST report/online/whatIf/save': {
    access: 'order-import-list',
    summary: 'Computes variants of an import order and stores them under a name.',
    body: WhatIfSave,
    data: Saved,
  },
  'POST report/online/whatIf/{id}/compute': {
    access: 'order-import-list',
    summary: 'Computes a saved comparison of the caller’s own again, by the order and the rates of now.',
    body: z.strictObject({ version }),
    data: Saved,
  },
  'DELETE report/online/whatIf/batchRemove': removal(
    'order-import-list',
    'Removes saved comparisons of the caller’s own.',
  ),
  'GET report/online/whatIf/{id}/sheet': {
    access: 'order-import-list',
    summary: 'A saved comparison side by side, with the basis of each figure, as a workbook.',
    binary: true,
  },
  'GET report/online/whatIf/{id}/print': {
    access: 'order-import-list',
    summary: 'The same to print.',
    query: FileQuery,
    binary: true,
  },
} as const satisfies ApiTable
