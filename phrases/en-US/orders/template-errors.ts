import type { orderTemplateRefusals } from '@quayside/contract/orders/order-template.refusals.ts'
import type { Nested } from '../../nested.ts'

export const orderTemplateErrors = {
  orderTemplate: {
    nameTaken: 'There is already a template with this name. Choose another one.',
    repeatDay: 'A week has the days Monday to Sunday',
  },
} as const satisfies Nested<keyof typeof orderTemplateRefusals>
