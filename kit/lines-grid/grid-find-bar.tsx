import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons-svg'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { Input } from '../inputs/input.tsx'
import { inBatches } from '../list/batches.ts'
import { createSearch, nextPlace, wantedIn } from './grid-find.ts'
import { type Grid, useGrid } from './grid-store.ts'
import type { Place } from './grid-types.ts'

/** Ctrl+F: the match that is shown is the selected cell. */
export function FindBar(props: { grid: Grid; onReplace: () => void; onClose: () => void }) {
  const { grid, onReplace, onClose } = props
  const t = useTranslations('linesGrid')
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const focus = useGrid(grid, (state) => state.focus)
  const { found, settled } = useFound(grid, words)
  const at = found.findIndex((place) => place.row === focus.row && place.col === focus.col)
  useEffect(() => input.current?.focus(), [])
  // Selects the first match after the active cell.
  useEffect(() => {
    const [first] = found
    if (settled !== '' && first && at === -1) grid.select(found[nextPlace(found, focus, 1)] ?? first)
    // oxlint-disable-next-line react/exhaustive-deps -- only new words start a search; moving on must not jump back
  }, [settled])
  const go = (direction: 1 | -1): void => {
    const place = found[nextPlace(found, focus, direction)]
    if (place) grid.select(place)
  }
  return (
    <div className="q-grid-find" role="search" aria-label={t('find')}>
      <Input
        ref={input}
        size="small"
        value={words}
        maxLength={100}
        aria-label={t('find')}
        placeholder={t('find')}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            // Does not submit the form around the sheet.
            event.preventDefault()
            go(event.shiftKey ? -1 : 1)
          }
          if (event.key === 'Escape') onClose()
        }}
      />
      <span role="status">
        {settled !== '' && (found.length === 0 ? t('findNone') : `${at + 1} / ${found.length}`)}
      </span>
      <IconButton
        look="text"
        size="small"
        drawing={UpOutlined}
        label={t('findPrevious')}
        disabled={found.length === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        look="text"
        size="small"
        drawing={DownOutlined}
        label={t('findNext')}
        disabled={found.length === 0}
        onClick={() => go(1)}
      />
      <Button look="text" size="small" onClick={onReplace}>
        {t('replace.open')}
      </Button>
      <IconButton look="text" size="small" drawing={CloseOutlined} label={t('close')} onClick={onClose} />
    </div>
  )
}

const nothing = { found: [] as readonly Place[], settled: '' }

/** The matches of the last search; a quarter of a million cells are searched in slices. */
function useFound(grid: Grid, words: string) {
  const rows = useGrid(grid, (state) => state.rows)
  const search = useMemo(() => createSearch(grid.columns()), [grid])
  const [result, setResult] = useState(nothing)
  useEffect(() => {
    const wanted = wantedIn(words)
    if (wanted === '') {
      setResult(nothing)
      return undefined
    }
    const found: Place[] = []
    let isOver = false
    void inBatches(
      rows.length,
      (row) => void found.push(...search(rows, row, wanted)),
      () => isOver,
    ).then((isDone) => isDone && setResult({ found, settled: wanted }))
    return () => {
      isOver = true
    }
  }, [rows, search, words])
  return result
}
