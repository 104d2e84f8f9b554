import type { ApiTable } from '../kernel/api.ts'
import { documentApi } from '../kernel/documents/document-api.ts'
import {
  ServiceOrder,
  ServiceOrderDetail,
  ServiceOrderExport,
  ServiceOrderQuery,
  ServiceOrderSave,
} from './service-order.ts'

export const serviceOrderApi = documentApi({
  entity: 'serviceOrder',
  list: {
    summary: 'The company’s value-added services and transports.',
    query: ServiceOrderQuery,
    rows: ServiceOrder,
  },
  export: { summary: 'The filtered or selected services as an Excel file.', query: ServiceOrderExport },
  save: {
    summary: 'Creates a request, or changes the one with this id and version before it is submitted.',
    body: ServiceOrderSave,
  },
  remove: 'Removes requests that are not submitted; all of them or none.',
  one: { summary: 'One service with its fee, files and timeline.', data: ServiceOrderDetail },
  steps: {
    submit: { summary: 'Hands the request to the provider after the full check.' },
    cancel: { summary: 'Cancels a request before it is accepted.' },
    sign: { summary: 'The goods of a transport have come.' },
  },
}) satisfies ApiTable
