import { checkInputInvoice, checkInputLine } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import { type InputInvoiceDetail, InputInvoiceSave } from '@quayside/contract/tax-invoices/input-invoice.ts'
import {
  type InputLineDraft,
  inputLines,
  inputLinesAtMost,
} from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'
import { useLinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { knownOf, ofOneLine, useSavedNotices } from '../../lib/documents/document-form.ts'
import { useReadings } from '../../lib/documents/paper-readings.ts'
import { sendSerialised } from '../../lib/session/api.ts'

const names = [
  'invoiceNo',
  'invoiceCode',
  'redOf',
  'sellerName',
  'sellerTaxNo',
  'issuedOn',
  'amount',
  'note',
] as const satisfies (keyof InputInvoiceSave)[]
type Name = (typeof names)[number]
/** Under the names that the server's errors have. */
type InputInvoiceValues = { readonly [K in Name]: string } & {
  readonly 'attachments.input-invoice': readonly StoredFile[]
}

const empty = (): InputInvoiceValues => ({
  invoiceNo: '',
  invoiceCode: '',
  redOf: '',
  sellerName: '',
  sellerTaxNo: '',
  issuedOn: today(),
  amount: '',
  note: '',
  'attachments.input-invoice': [],
})
const valuesOf = (invoice: InputInvoiceDetail): InputInvoiceValues => ({
  ...(Object.fromEntries(names.map((name) => [name, invoice[name]])) as Record<Name, string>),
  'attachments.input-invoice': invoice.attachments.map(toStoredFile),
})
const headOf = (values: InputInvoiceValues) => ({
  ...(Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>),
  attachments: { 'input-invoice': values['attachments.input-invoice'].map(({ id }) => id) },
})

const rows = createRowReader(inputLines, { mostRows: inputLinesAtMost })
const read = {
  valuesOf,
  linesOf: ({ lines }: InputInvoiceDetail) => lines.map((line) => ({ ...line, rawCells: {} })),
  knownOf,
}
const secrets: readonly never[] = []
const entities = ['inputInvoice']

/** What does not add up is said at once, what is missing once somebody tried to save. */
const contradictions: ReadonlySet<string> = new Set(['inputInvoice.lineAmount', 'inputInvoice.lineTax'])
const lineFindings = (line: InputLineDraft, isChecked: boolean) =>
  ofOneLine(checkInputLine(line, 0)).filter(({ code }) => isChecked || contradictions.has(code))

/** What must be filled in: the schema itself says so, of an invoice that has nothing. */
const required: ReadonlySet<string> = new Set(
  findingsOf(InputInvoiceSave, { ...headOf(empty()), issuedOn: '', lines: [] }).map(({ path }) => path ?? ''),
)

function checkAll(values: InputInvoiceValues, lines: readonly InputLineDraft[]) {
  const body = { ...headOf(values), lines: lines.map(({ rawCells: _raw, ...line }) => line) }
  const { success, data } = InputInvoiceSave.safeParse(body)
  return success ? checkInputInvoice(data) : findingsOf(InputInvoiceSave, body)
}

/** Head and lines of one input invoice. It is entered as a whole; until then this browser keeps it. */
export function useInputInvoiceForm(
  invoice: InputInvoiceDetail | undefined,
  onEntered: (saved: Known) => void,
) {
  const t = useTranslations('taxInvoiceScreens.input')
  const fields = useTextsByKey('taxInvoiceFields.inputInvoice')
  const readings = useReadings()
  const notices = useSavedNotices(() => t('saved'), entities, onEntered)
  const editor = useLinesForm<InputInvoiceValues, InputInvoiceDetail, InputLineDraft, Known>({
    name: 'inputInvoice',
    record: invoice,
    empty: empty(),
    lines: rows,
    read,
    secrets,
    isEnteredWhole: true,
    check: { draft: () => [], all: checkAll, line: lineFindings },
    send: {
      headOf: (values) => {
        const head = headOf(values)
        return { ...head, ...readings.bodyOf(head.attachments) }
      },
      save: (body, options) => sendSerialised('POST tax/online/inputInvoice/save', body, options),
      submit: () => Promise.resolve(),
    },
    onNumbered: () => undefined,
    ...notices,
  })
  const labelOf = (path: string): string => {
    const [group = ''] = path.split('.')
    if (group === 'lines') return ''
    return group === 'attachments' ? t('file') : fields(group)
  }
  return { ...editor, readings, labelOf, required }
}
export type InputInvoiceForm = ReturnType<typeof useInputInvoiceForm>
