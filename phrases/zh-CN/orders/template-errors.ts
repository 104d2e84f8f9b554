import type { orderTemplateRefusals } from '@quayside/contract/orders/order-template.refusals.ts'
import type { Nested } from '../../nested.ts'

export const orderTemplateErrors = {
  orderTemplate: { nameTaken: '此名称已有模板，请换一个名称', repeatDay: '每周只能选周一至周日' },
} as const satisfies Nested<keyof typeof orderTemplateRefusals>
