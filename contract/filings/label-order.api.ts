import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { Removed, Saved, SelectedIds, StepInput } from '../kernel/record.ts'
import {
  ChangeLabel,
  ConfirmLabel,
  LabelOrder,
  LabelOrderDetail,
  LabelOrderExport,
  LabelOrderQuery,
  LabelOrderSave,
} from './label-order.ts'

export const labelOrderApi = {
  'GET filing/online/label/list': {
    access: 'services-label-list',
    summary: 'The company’s label orders.',
    query: LabelOrderQuery,
    rows: LabelOrder,
  },
  'GET filing/online/label/export': {
    access: 'services-label-export',
    summary: 'The filtered or selected label orders as an Excel file.',
    query: LabelOrderExport,
    binary: true,
  },
  'POST filing/online/label/save': {
    access: 'services-label-save',
    summary: 'Creates a label order, or changes the draft or returned one with this id and version.',
    body: LabelOrderSave,
    data: z.extend(Saved, { number: z.string() }),
  },
  'DELETE filing/online/label/batchRemove': {
    access: 'services-label-remove',
    summary: 'Removes drafts and returned ones; all of them or none.',
    query: SelectedIds,
    body: SelectedIds,
    data: Removed,
  },
  'GET filing/online/label/{id}': {
    access: 'services-label-list',
    summary: 'One label order with its products, their files, the versions of each label and the timeline.',
    data: LabelOrderDetail,
  },
  'POST filing/online/label/{id}/submit': {
    access: 'services-label-submit',
    summary: 'Hands the order to the provider after the full check.',
    body: StepInput,
    data: Saved,
  },
  'POST filing/online/label/{id}/confirmVersion': {
    access: 'services-label-confirm',
    summary: 'Confirms a finished label as it was seen; one that was replaced meanwhile is refused.',
    body: ConfirmLabel,
    data: Saved,
  },
  'POST filing/online/label/{id}/askChange': {
    access: 'services-label-confirm',
    summary: 'Sends remarks to a finished label; the provider delivers another one.',
    body: ChangeLabel,
    data: Saved,
  },
} as const satisfies ApiTable
