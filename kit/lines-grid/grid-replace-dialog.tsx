import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Input } from '../inputs/input.tsx'
import { Select } from '../inputs/select.tsx'
import { inBatches } from '../list/batches.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { useReturnFocus } from '../overlays/return-focus.ts'
import { countMatches, type Replacement } from './grid-replace.ts'
import { type Grid, useGrid } from './grid-store.ts'
import './grid-replace-dialog.css'

type Done = { readonly count: number; readonly rows: unknown }

/** Ctrl+H: replaces in one column or all; shows the number of cells first, and can be undone. */
export default function ReplaceDialog({ grid, onClose }: { grid: Grid; onClose: () => void }) {
  const t = useTranslations('linesGrid.replace')
  const id = useId()
  useReturnFocus()
  const [column, setColumn] = useState('')
  const [words, setWords] = useState('')
  const [by, setBy] = useState('')
  const [done, setDone] = useState<Done>()
  const rows = useGrid(grid, (state) => state.rows)
  const wanted: Replacement = { words, by, column: column === '' ? undefined : column }
  const count = useCount(grid, wanted)
  const typed = grid.columns().filter((each) => !each.compute)

  function replace(): void {
    const changed = grid.replaceAll(wanted)
    setDone({ count: changed, rows: grid.get().rows })
  }
  return (
    <Dialog
      title={t('title')}
      cancelLabel={t('close')}
      action={{
        label: t('run', { count }),
        isDisabled: count === 0,
        run: replace,
      }}
      onClose={onClose}
    >
      <div
        className="q-grid-replace"
        onKeyDown={(event) => {
          if (
            event.key !== 'Enter' ||
            event.nativeEvent.isComposing ||
            !(event.target instanceof HTMLInputElement)
          )
            return
          event.preventDefault()
          if (count > 0) replace()
        }}
      >
        <div className="q-field">
          <label htmlFor={`${id}-words`}>{t('words')}</label>
          <Input
            id={`${id}-words`}
            data-autofocus
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <div className="q-field">
          <label htmlFor={`${id}-by`}>{t('by')}</label>
          <Input id={`${id}-by`} value={by} maxLength={200} onChange={(event) => setBy(event.target.value)} />
        </div>
        <div className="q-field">
          <label htmlFor={`${id}-column`}>{t('column')}</label>
          <Select
            id={`${id}-column`}
            value={column}
            options={[
              { value: '', label: t('allColumns') },
              ...typed.map((each) => ({ value: each.key, label: each.title })),
            ]}
            onChange={(key) => setColumn(key ?? '')}
          />
        </div>
        <p role="status">
          {done && done.rows === rows ? (
            <>
              {t('done', { count: done.count })}{' '}
              <Button
                look="link"
                size="small"
                onClick={() => {
                  grid.undo()
                  setDone(undefined)
                }}
              >
                {t('undo')}
              </Button>
            </>
          ) : (
            words !== '' && t('found', { count })
          )}
        </p>
      </div>
    </Dialog>
  )
}

/** Counted in slices: each letter searches a quarter of a million cells. */
function useCount(grid: Grid, { words, column }: Replacement): number {
  const rows = useGrid(grid, (state) => state.rows)
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isOver = false
    let found = 0
    const wanted = { words, column, by: '' }
    void inBatches(
      words === '' ? 0 : rows.length,
      (place) => {
        const row = rows[place]
        if (row) found += countMatches(row, grid.columns(), wanted)
      },
      () => isOver,
    ).then((isDone) => isDone && setCount(found))
    return () => {
      isOver = true
    }
  }, [grid, rows, words, column])
  return count
}
