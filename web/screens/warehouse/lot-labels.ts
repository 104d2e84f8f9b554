import { saveDownload } from '@quayside/kit/page/download.ts'
import { api } from '../../lib/session/api.ts'

type LabelPaper = 'roll' | 'sheet'

/** A PDF with a label for each lot: one a page of 100 × 70 mm, or ten on a page of A4. */
export const saveLabels = (ids: readonly string[], paper: LabelPaper): void =>
  void api('GET warehouse/online/stock/labels', { query: { ids: ids.join(','), paper } }).then(
    saveDownload,
    () => undefined,
  )
