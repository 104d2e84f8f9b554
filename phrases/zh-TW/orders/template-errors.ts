import type { orderTemplateRefusals } from '@quayside/contract/orders/order-template.refusals.ts'
import type { Nested } from '../../nested.ts'

export const orderTemplateErrors = {
  orderTemplate: {
    nameTaken: '此名稱已有範本，請換一個名稱',
    repeatDay: '每週只能選週一至週日',
  },
} as const satisfies Nested<keyof typeof orderTemplateRefusals>
