import type { ApiTable } from './api.ts'
import { PaperQuery, ReadPaper } from './paper.ts'

/** A file is read by those who may open it, so both ask for what `system/online/file` asks for. */
export const paperApi = {
  'POST system/online/paper/read': {
    access: 'member',
    summary:
      'Stores a supplier’s PDF, xlsx or csv and answers its texts at their places and the lines found in it.',
    upload: true,
    data: ReadPaper,
  },
  'GET system/online/paper/{id}': {
    access: 'member',
    summary:
      'The same of a file that is stored: one of a record, or one that a supplier sent through a link; of a workbook the sheet that is asked for.',
    query: PaperQuery,
    data: ReadPaper,
  },
} as const satisfies ApiTable
