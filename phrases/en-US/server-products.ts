import type { productNotices as source } from '../zh-CN/server-products.ts'

export const productNotices: typeof source = {
  classificationRequest: {
    classify: {
      title: 'Classification to confirm',
      content:
        '{brand} {model} was classified under {hsCode}. Look at its rates and conditions and accept it or object.',
    },
    return: {
      title: 'Classification request returned',
      content: 'The request for {brand} {model} ({number}) needs more particulars. Reason: {reason}',
    },
  },
}
