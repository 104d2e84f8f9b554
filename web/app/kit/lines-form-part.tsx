import { lineShapesOf } from '@quayside/contract/kernel/lines/line-shapes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { ImportLines } from '@quayside/kit/lines-form/import-lines.tsx'
import { LinesFormPage } from '@quayside/kit/lines-form/lines-form-page.tsx'
import { LinesPanel } from '@quayside/kit/lines-form/lines-panel.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'
import { useLinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import { useWrong } from '@quayside/kit/lines-form/use-wrong.ts'
import type { GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { Part } from './part.tsx'

const itemLines = lineShapesOf([
  { key: 'item', kind: 'text', max: 20, width: 200 },
  { key: 'qty', kind: 'quantity', width: 120 },
  { key: 'place', kind: 'text', max: 10, width: 120 },
])
const ItemDraft = itemLines.draft
type ItemDraft = z.infer<typeof ItemDraft>
type Delivery = { id: string; version: number; number: string; carrier: string; items: readonly ItemDraft[] }
type Values = { readonly carrier: string }

const items = createRowReader(itemLines, { mostRows: 100 })
const columns: readonly GridColumn[] = [
  { key: 'item', title: 'Item', width: 200, isPinned: true, isCode: true },
  { key: 'qty', title: 'Quantity', width: 120, align: 'right', parse: cleanNumber },
  { key: 'place', title: 'Place', width: 120 },
]
const read = {
  valuesOf: ({ carrier }: Delivery): Values => ({ carrier }),
  linesOf: (delivery: Delivery) => delivery.items,
  knownOf: ({ id, version, number }: Delivery) => ({ id, version, number }),
}
const none: readonly never[] = []
const forgetful = { kept: {}, keep: () => undefined }
const labelOf = (path: string): string => (path === 'carrier' ? 'Carrier' : '')

/** A delivery note of three columns, saved nowhere: the form with lines has no business of its own. */
export function LinesFormPart() {
  const [isImporting, setImporting] = useState(false)
  const [stored, setStored] = useState<Delivery>()
  const editor = useLinesForm<Values, Delivery, ItemDraft, Delivery>({
    name: 'kit.delivery',
    record: undefined,
    empty: { carrier: '' },
    lines: items,
    read,
    secrets: none,
    check: {
      draft: () => [],
      all: ({ carrier }, lines) => [
        ...(carrier === '' ? [at('carrier', 'field.required')] : []),
        ...(lines.length === 0 ? [at('lines', 'order.noLines')] : []),
        ...lines.flatMap(({ qty }, place) =>
          qty === '' ? [at(`lines.${place}.qty`, 'field.required')] : [],
        ),
      ],
      line: ({ qty, rawCells }, isChecked) =>
        isChecked && qty === '' && !rawCells['qty'] ? [at('qty', 'field.required')] : [],
    },
    send: {
      headOf: ({ carrier }) => ({ carrier }),
      async save(body) {
        const sent = JSON.parse(await body.text()) as Values & { lines: readonly unknown[] }
        const saved: Delivery = {
          id: '1',
          version: (stored?.version ?? 0) + 1,
          number: 'DN-1',
          carrier: sent.carrier,
          items: sent.lines.map((line) => ItemDraft.parse(line)),
        }
        setStored(saved)
        return saved
      },
      submit: () => Promise.resolve(),
    },
    onNumbered: () => undefined,
    onSaved: ({ number }) => showToast({ kind: 'success', text: `${number} saved` }),
    onSubmitted: ({ number }) => showToast({ kind: 'success', text: `${number} submitted` }),
  })
  const wrong = useWrong(editor)
  return (
    <Part name="LinesForm">
      <LinesFormPage
        editor={editor}
        header={{ title: editor.number ?? 'New delivery', state: null }}
        may={{ save: true, submit: { label: 'Submit delivery', confirm: 'The carrier is told.' } }}
        wrong={wrong}
        labelOf={labelOf}
      >
        <FormSection title="Delivery">
          <Field form={editor.form} name="carrier" label="Carrier" isRequired>
            {(control) => <TextInput control={control} maxLength={60} />}
          </Field>
        </FormSection>
        <LinesPanel editor={editor} columns={columns} label="Items" name="kit.delivery" sheets={forgetful}>
          <Button look="link" size="small" onClick={() => setImporting(true)}>
            Import
          </Button>
        </LinesPanel>
        <LinesStale editor={editor} labelOf={labelOf} />
      </LinesFormPage>
      {isImporting && (
        <ImportLines
          editor={editor}
          title="Import items"
          onTemplate={() => Promise.resolve()}
          onRead={() =>
            Promise.resolve({
              columns: [{ key: 'item', title: 'Item' }],
              acceptedCount: 1,
              rejectedCount: 0,
              rejected: [],
              rejectedFileId: null,
              ignoredColumns: ['Shelf'],
              lines: [ItemDraft.parse({ key: 'imported', item: 'IMPORTED' })],
            })
          }
          onRejected={() => undefined}
          onClose={() => setImporting(false)}
        />
      )}
    </Part>
  )
}
