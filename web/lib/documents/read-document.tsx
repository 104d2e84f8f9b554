import type { LineColumns } from '@quayside/contract/kernel/lines/line-column.ts'
import type { ProductKeys } from '@quayside/contract/kernel/paper.rules.ts'
import type { DraftLine } from '@quayside/kit/lines-form/row-reader.ts'
import type { LinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import type { Sheets } from '@quayside/kit/lines-grid/grid-headings.ts'
import { type GridColumn, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { type StoredFile, useSurroundings } from '@quayside/kit/page/context.tsx'
import { PaperReader, type TakenPaper } from '@quayside/kit/papers/paper-reader.tsx'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../session/api.ts'
import type { Readings } from './paper-readings.ts'
import { isReadablePaper } from './readable-paper.ts'

type Props<K extends string, V extends object, D, L extends DraftLine> = {
  readonly editor: LinesForm<V, D, L> & { readonly readings: Readings }
  readonly lineColumns: LineColumns
  readonly columns: readonly GridColumn[]
  readonly product?: ProductKeys
  readonly sheets: Sheets
  readonly kinds: readonly { readonly value: K; readonly label: string }[]
  /** The record's files of a kind, in the form. */
  readonly filesOf: (kind: K) => readonly StoredFile[]
  readonly onFiles: (kind: K, files: readonly StoredFile[]) => void
  /** The file that is read at once. */
  readonly first?: string | undefined
  readonly onClose: () => void
}

/** Takes a document's lines into a form, and attaches the document: the form's own checks go on from there. */
export function ReadDocument<K extends string, V extends object, D, L extends DraftLine>(
  props: Props<K, V, D, L>,
) {
  const { editor, lineColumns, columns, product, sheets, kinds, filesOf, onFiles } = props
  const t = useTranslations('paperReader')
  const grid = useTranslations('linesGrid')
  const { say } = useSurroundings()
  const before = editor.lines.filled(editor.rows)

  function take({ file, kind, cells, isReplacing }: TakenPaper): boolean {
    const own = isReplacing ? [] : editor.lines.filled(editor.grid.get().rows)
    if (!editor.grid.replace([...own, ...cells.map((each) => newRow(each))])) {
      say('error', grid('full', { most: editor.grid.mostRows }))
      return false
    }
    const isThere = kinds.some(({ value }) => filesOf(value).some(({ id }) => id === file.id))
    const as = kinds.find(({ value }) => value === kind)?.value
    if (!isThere && as !== undefined)
      onFiles(as, [...filesOf(as), { id: file.id, name: file.name, size: file.bytes, mime: file.mime }])
    editor.readings.add({ fileId: file.id, lines: cells.length })
    say('success', t('takenToast', { count: cells.length }))
    return true
  }

  return (
    <PaperReader
      columns={columns}
      summed={lineColumns.flatMap(({ key, isSummed }) => (isSummed ? [key] : []))}
      {...(product && { product })}
      sheets={sheets}
      kinds={kinds}
      attached={kinds.flatMap(({ value }) => filesOf(value)).filter(({ mime }) => isReadablePaper(mime))}
      hasLines={before.length > 0}
      {...(props.first !== undefined && { first: props.first })}
      onRead={(file) => uploadTo('POST system/online/paper/read', file, {}, {}, { isQuiet: true })}
      onReadStored={(id, sheet) =>
        api('GET system/online/paper/{id}', { params: { id }, query: { sheet } }, { isQuiet: true })
      }
      onTake={take}
      onClose={props.onClose}
    />
  )
}
