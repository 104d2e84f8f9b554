import type { excelRefusals } from '@quayside/contract/kernel/excel.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from './shared.ts'

export const excelErrors = {
  excel: {
    empty: 'The file is empty. Download the template, fill it in and upload it.',
    notASheet: 'This is not a spreadsheet. Upload an xlsx or csv file.',
    encrypted: 'The file has a password. Remove it and upload the file again.',
    legacyFormat: 'Old xls files are not supported. Save the file as xlsx and upload it.',
    ...common('bomb'),
    rowTooLong: 'Row {row} has more text than a sheet can hold. Shorten it, or delete the row.',
    broken: 'The file is damaged. Save it again and upload it.',
    tooManyRows: 'At most {max} rows can be imported at once. Split the file and upload the parts.',
    tooManyColumns: 'The file has too many columns, at most {max}. Use the template.',
    headerMissing: 'No heading row was found. Download the template; the headings must include: {columns}.',
    columnMissing:
      'The file is missing these columns: {columns}. Download the template, fill it in and upload it again.',
    columnTwice: 'The column “{column}” is in the file twice. Remove one of them.',
    noRows: 'There are no rows below the headings. Fill them in and upload the file again.',
    formulaWithoutValue: 'The formula in cell {cell} has no result. Enter the value itself.',
    errorValue: 'Cell {cell} holds an error value. Correct it.',
    mergedCell: 'Cell {cell} is merged. Unmerge it and fill in each row.',
    digitsLost:
      'The number in cell {cell} has more than 15 digits and has lost its last ones. Format the cell as text and enter it again.',
    rowTwice: 'The same as row {row} of the file',
    tooManyToExport: 'Too much data: at most {max} rows can be exported at once. Narrow the query.',
  },
} as const satisfies Nested<keyof typeof excelRefusals>
