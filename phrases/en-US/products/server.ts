import type { productNotices as source } from '../../zh-CN/products/server.ts'

export const productNotices: typeof source = {
  classificationRequest: {
    classify: {
      title: 'Classification to confirm',
      content:
        '{brand} {model} was classified under {hsCode}. Check its rates and conditions, then accept or object.',
    },
    return: {
      title: 'Classification request returned',
      content: 'The request for {brand} {model} ({number}) needs more information. Reason: {reason}',
    },
  },
}
