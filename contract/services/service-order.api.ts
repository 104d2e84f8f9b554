import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { Removed, Saved, SelectedIds, StepInput } from '../kernel/record.ts'
import {
  ServiceOrder,
  ServiceOrderDetail,
  ServiceOrderExport,
  ServiceOrderQuery,
  ServiceOrderSave,
  serviceStepAccess,
} from './service-order.ts'

const step = { body: StepInput, data: Saved }

export const serviceOrderApi = {
  'GET service/online/order/list': {
    access: 'services-order-list',
    summary: 'The company’s value-added services and transports.',
    query: ServiceOrderQuery,
    rows: ServiceOrder,
  },
  'GET service/online/order/export': {
    access: 'services-order-export',
    summary: 'The filtered or selected services as an Excel file.',
    query: ServiceOrderExport,
    binary: true,
  },
  'POST service/online/order/save': {
    access: 'services-order-save',
    summary: 'Creates a request, or changes the one with this id and version before it is submitted.',
    body: ServiceOrderSave,
    data: z.extend(Saved, { number: z.string() }),
  },
  'DELETE service/online/order/batchRemove': {
    access: 'services-order-remove',
    summary: 'Removes requests that are not submitted; all of them or none.',
    query: SelectedIds,
    body: SelectedIds,
    data: Removed,
  },
  'GET service/online/order/{id}': {
    access: 'services-order-list',
    summary: 'One service with its fee, files and timeline.',
    data: ServiceOrderDetail,
  },
  'POST service/online/order/{id}/submit': {
    access: serviceStepAccess.submit,
    summary: 'Hands the request to the provider after the full check.',
    ...step,
  },
  'POST service/online/order/{id}/cancel': {
    access: serviceStepAccess.cancel,
    summary: 'Cancels a request before it is accepted.',
    ...step,
  },
  'POST service/online/order/{id}/sign': {
    access: serviceStepAccess.sign,
    summary: 'The goods of a transport have come.',
    ...step,
  },
} as const satisfies ApiTable
