import type { ClassificationRequest } from '@quayside/contract/products/classification-request.ts'
import {
  cccStatus,
  classificationRequestState,
  classificationRequestStateTone,
} from '@quayside/contract/products/product.codes.ts'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

const hidden = { isHiddenAtFirst: true }
const states = { list: classificationRequestState, tones: classificationRequestStateTone }
const rate = { widthInEnglish: 104 }

export function useRequestColumns(): readonly Column<ClassificationRequest>[] {
  const fields = useTranslations('productFields.classificationRequest')
  return useMemo(() => {
    const { opener, text, code, figure, coded, state, instant } = columnsOf<
      ClassificationRequest,
      typeof fields
    >(fields)
    return [
      opener('number', 134),
      state('state', states, 104, { widthInEnglish: 168, isSortable: true }),
      code('model', 172, { isUnderFirst: true }),
      text('brand', 110, { grows: true }),
      text('name', 110, { grows: true }),
      code('hsCode', 100),
      figure('tariffRate', 88, rate),
      figure('vatRate', 88, rate),
      figure('refundRate', 88, { ...rate, ...hidden }),
      instant('submittedAt'),
      text('reason', 200, { grows: true }),
      text('note', 200, hidden),
      text('answerNote', 200, hidden),
      text('customsConditions', 120, hidden),
      text('inspectionConditions', 120, hidden),
      coded('cccStatus', cccStatus, 110, hidden),
      instant('answeredAt', { isSortable: false, ...hidden }),
      instant('createdAt', hidden),
      instant('updatedAt', hidden),
    ]
  }, [fields])
}
