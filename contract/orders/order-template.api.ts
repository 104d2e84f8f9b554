import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved, StepInput } from '../kernel/record.ts'
import { byOrderKind } from './order.access.ts'
import { OrderCopied } from './order.api.ts'
import { OrderTemplate, OrderTemplateQuery, OrderTemplateSave } from './order-template.ts'

/** Who may save orders of a kind may work with its templates. */
export const orderTemplateApi = {
  'GET business/online/orderTemplate/list': {
    access: byOrderKind('save', 'query'),
    summary: 'The company’s order templates of one kind, with when each makes its next draft.',
    query: OrderTemplateQuery,
    rows: OrderTemplate,
  },
  'POST business/online/orderTemplate/save': {
    access: byOrderKind('save', 'body'),
    summary: 'Makes a template of an order, or changes the name and the repetition of one.',
    body: OrderTemplateSave,
    data: Saved,
  },
  'POST business/online/orderTemplate/{id}/order': {
    access: byOrderKind('save', 'record'),
    summary: 'A new draft with everything of the template.',
    body: StepInput,
    data: OrderCopied,
  },
  'DELETE business/online/orderTemplate/batchRemove': removal(
    byOrderKind('save', 'record'),
    'Removes templates; all of them or none. Orders made from them stay.',
  ),
} as const satisfies ApiTable
