import type { ApiTable } from '../kernel/api.ts'
import { documentApi } from '../kernel/documents/document-api.ts'
import { StepInput } from '../kernel/record.ts'
import {
  serviceStepAccess as access,
  ServiceOrder,
  ServiceOrderDetail,
  ServiceOrderExport,
  ServiceOrderQuery,
  ServiceOrderSave,
} from './service-order.ts'

export const serviceOrderApi = documentApi({
  path: 'service/online/order',
  permissions: 'services-order',
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
  remove: { summary: 'Removes requests that are not submitted; all of them or none.' },
  one: { summary: 'One service with its fee, files and timeline.', data: ServiceOrderDetail },
  steps: {
    submit: {
      access: access.submit,
      summary: 'Hands the request to the provider after the full check.',
      body: StepInput,
    },
    cancel: {
      access: access.cancel,
      summary: 'Cancels a request before it is accepted.',
      body: StepInput,
    },
    sign: { access: access.sign, summary: 'The goods of a transport have come.', body: StepInput },
  },
}) satisfies ApiTable
