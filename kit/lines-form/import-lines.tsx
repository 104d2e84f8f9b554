import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ImportDialog } from '../list/import-dialog.tsx'
import { useSurroundings } from '../page/context.tsx'
import type { DraftLine } from './row-reader.ts'
import type { LinesForm } from './use-lines-form.ts'

/** What the server read: the valid rows as lines, and the result that every import has. */
type Read = Omit<ImportResult, 'accepted'> & { readonly lines: readonly DraftLine[] }

type Props<V extends object, D, L extends DraftLine> = {
  readonly editor: LinesForm<V, D, L>
  readonly title: string
  readonly progress?: { readonly done: number; readonly total: number } | undefined
  readonly onTemplate: () => Promise<unknown>
  readonly onRead: (file: File) => Promise<Read>
  readonly onRejected: (fileId: string) => void
  readonly onClose: () => void
}

const shownLines = 200

/** Valid rows are appended to the sheet; the others are offered as a file to correct. */
export function ImportLines<V extends object, D, L extends DraftLine>(props: Props<V, D, L>) {
  const { editor, title, progress, onTemplate, onRead, onRejected, onClose } = props
  const t = useTranslations('linesGrid')
  const { say } = useSurroundings()
  const read = useRef<Read>(undefined)
  const asResult = ({ lines, ...result }: Read): ImportResult => ({
    ...result,
    accepted: editor.lines
      .rowsOf(lines.slice(0, shownLines))
      .map(({ cells }, place) => ({ row: place + 1, values: { ...cells }, errors: [] })),
  })
  return (
    <ImportDialog
      title={title}
      progress={progress}
      onTemplate={onTemplate}
      onCheck={async (file) => {
        read.current = await onRead(file)
        return asResult(read.current)
      }}
      onTake={() => {
        const result = read.current
        if (!result) throw new Error('a file is read before it is taken')
        const { grid, lines } = editor
        if (grid.replace([...lines.filled(grid.get().rows), ...lines.rowsOf(result.lines)]))
          return Promise.resolve(asResult(result))
        const text = t('full', { most: grid.mostRows })
        say('error', text)
        throw new Error(text)
      }}
      onRejected={onRejected}
      onClose={onClose}
    />
  )
}
