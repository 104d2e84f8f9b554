import * as z from 'zod/mini'
import { tradePaper } from '../customs/customs.codes.ts'
import { draftNumber } from '../kernel/lines/line-cells.ts'
import { inRecordCurrency } from '../kernel/money-fields.ts'
import { amountText, code, id, optionalText, orEmpty, requiredText } from '../kernel/schema.ts'
import { percent } from '../products/classification.ts'
import { DeclarationLineEdit } from './customs.ts'

/** A row of a declaration's sheet: a line by its position, and what is to be changed of it. */
export const DeclarationSheetRow = z.strictObject({
  position: z.pipe(z.string().check(z.regex(/^\d{1,2}$/, 'field.number')), z.transform(Number)),
  hsCode: orEmpty(z.string().check(z.regex(/^\d{10}$/, 'hsCode.format'))),
  inspectionCode: DeclarationLineEdit.shape.inspectionCode,
  name: optionalText(200),
  elements: optionalText(1000),
  /** A code of dictionary 1001 or a country's name. */
  origin: optionalText(60),
  qty: draftNumber('quantity'),
  value: z._default(z.union([z.literal(''), amountText(inRecordCurrency)]), ''),
  firstQty: draftNumber('quantity'),
  secondQty: draftNumber('quantity'),
  netWeight: draftNumber('weight'),
  grossWeight: draftNumber('weight'),
  dutyRate: orEmpty(percent),
  vatRate: orEmpty(percent),
  consumptionRate: orEmpty(percent),
})
export type DeclarationSheetRow = z.infer<typeof DeclarationSheetRow>

/** A row of a commercial invoice or a packing list. */
export const PaperRow = z.strictObject({
  model: requiredText(100),
  /** Dots and blanks are left out. */
  hsCode: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((cell) => cell.replaceAll(/[.\s]/g, '')),
      ),
      z.string().check(z.regex(/^(\d{6,13})?$/, 'hsCode.format')),
    ),
    '',
  ),
  name: optionalText(200),
  /** A code of dictionary 1001 or a country's name. */
  origin: optionalText(60),
  qty: draftNumber('quantity'),
  price: draftNumber('price'),
  packages: draftNumber('count'),
  netWeight: draftNumber('weight'),
  grossWeight: draftNumber('weight'),
})
export type PaperRow = z.infer<typeof PaperRow>
export const PaperInput = z.strictObject({
  mode: z.enum(['preview', 'take']),
  orderId: id,
  kind: code(tradePaper),
})
export type PaperInput = z.infer<typeof PaperInput>
