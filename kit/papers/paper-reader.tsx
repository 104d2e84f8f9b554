import type { ProductKeys } from '@quayside/contract/kernel/paper.rules.ts'
import type { ReadPaper } from '@quayside/contract/kernel/paper.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Segmented } from '../inputs/segmented.tsx'
import { Select } from '../inputs/select.tsx'
import { placedHeadings, type Sheets } from '../lines-grid/grid-headings.ts'
import type { Cells, GridColumn } from '../lines-grid/grid-types.ts'
import { ModalPanel } from '../overlays/modal-panel.tsx'
import type { StoredFile } from '../page/context.tsx'
import { guessDocument } from './guess-document.ts'
import { PaperChecks } from './paper-checks.tsx'
import { PaperChooser } from './paper-chooser.tsx'
import { checkPaper, linesOf, paperColumns, statedTotals, suggestKeys, textsOf } from './paper-lines.ts'
import { PaperPages } from './paper-pages.tsx'
import styles from './paper-reader.module.css'
import { PaperLinesTable, type PaperPlace } from './paper-table.tsx'
import { SheetChoice } from './sheet-choice.tsx'

export type TakenPaper = {
  readonly file: ReadPaper['file']
  /** The kind of document as which the record keeps it. */
  readonly kind: string
  readonly cells: readonly Cells[]
  readonly isReplacing: boolean
}

type Props = {
  readonly columns: readonly GridColumn[]
  /** Keys of columns whose sums are compared with the document's totals. */
  readonly summed: readonly string[]
  readonly product?: ProductKeys
  readonly sheets: Sheets
  /** The kinds of documents that the record has; none where the document is not attached. */
  readonly kinds: readonly { readonly value: string; readonly label: string }[]
  /** The record's documents that lines can be read from, those that a supplier sent among them. */
  readonly attached: readonly StoredFile[]
  readonly hasLines: boolean
  /** A stored file that is read at once. */
  readonly first?: string
  readonly onRead: (file: File) => Promise<ReadPaper>
  /** Reads the sheet at this place of a workbook. */
  readonly onReadStored: (fileId: string, sheet?: number) => Promise<ReadPaper>
  /** False where the lines do not fit. */
  readonly onTake: (taken: TakenPaper) => boolean
  readonly onClose: () => void
}

type Stage =
  | { readonly name: 'choose'; readonly refusal?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'read'; readonly read: ReadPaper }

const wide = 1600

/** A supplier's document beside the lines that were read from it; nothing is taken without a look. */
export function PaperReader(props: Props) {
  const { attached, first, onRead, onReadStored, onClose } = props
  const t = useTranslations('paperReader')
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const run = (reading: Promise<ReadPaper>): void => {
    setStage({ name: 'reading' })
    reading.then(
      (read) => setStage({ name: 'read', read }),
      (error: unknown) => setStage({ name: 'choose', refusal: error instanceof Error ? error.message : '' }),
    )
  }
  const isBegun = useRef(false)
  useEffect(() => {
    if (first === undefined || isBegun.current) return
    isBegun.current = true
    run(onReadStored(first))
  })
  if (stage.name === 'read')
    return (
      <Reading
        {...props}
        key={`${stage.read.file.id} ${stage.read.paper.sheet}`}
        read={stage.read}
        onRead={(read) => setStage({ name: 'read', read })}
        onAgain={() => setStage({ name: 'choose' })}
      />
    )
  return (
    <ModalPanel kind="dialog" title={t('title')} width={560} isSticky onClose={onClose}>
      {stage.name === 'reading' ? (
        <p role="status">{t('reading')}</p>
      ) : (
        <PaperChooser
          explain={t('explain')}
          hint={t('hint')}
          accept=".pdf,.xlsx,.csv"
          refusal={stage.refusal}
          onFile={(file) => run(onRead(file))}
        >
          {attached.length > 0 && (
            <div className={styles['attached']}>
              <span>{t('attached')}</span>
              {attached.map(({ id, name }) => (
                <Button key={id} size="small" onClick={() => run(onReadStored(id))}>
                  {name}
                </Button>
              ))}
            </div>
          )}
        </PaperChooser>
      )}
    </ModalPanel>
  )
}

type ReadingProps = Omit<Props, 'onRead'> & {
  readonly read: ReadPaper
  /** Another sheet of the same workbook. */
  readonly onRead: (read: ReadPaper) => void
  readonly onAgain: () => void
}

function Reading({ read, onRead, onAgain, ...props }: ReadingProps) {
  const { sheets, summed, product, kinds, hasLines, onTake, onClose } = props
  const { paper, file } = read
  const t = useTranslations('paperReader')
  const columns = useMemo(() => paperColumns(props.columns), [props.columns])
  const texts = useMemo(() => textsOf(paper), [paper])
  const [tableAt, setTableAt] = useState(0)
  const table = paper.tables[tableAt] ?? { headings: [], heads: [], rows: [], totals: [] }
  const suggested = useMemo(() => suggestKeys(table, columns, sheets.kept), [table, columns, sheets.kept])
  const [chosen, setChosen] = useState<readonly string[]>()
  const keys = chosen ?? suggested
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [active, setActive] = useState<PaperPlace>()
  const [total, setTotal] = useState<readonly number[]>([])
  const [isReplacing, setReplacing] = useState(false)
  const [kind, setKind] = useState(() => {
    const guess = guessDocument(texts)
    return kinds.find(({ value }) => value === guess)?.value ?? kinds[0]?.value ?? ''
  })
  const lines = useMemo(() => linesOf(table, texts, keys, columns), [table, texts, keys, columns])
  const places = useMemo(
    () => lines.map((_line, place) => place).filter((place) => !leftOut.has(place)),
    [lines, leftOut],
  )
  const takenLines = useMemo(() => places.flatMap((place) => lines[place] ?? []), [places, lines])
  const stated = useMemo(() => statedTotals(table, keys, columns), [table, keys, columns])
  const check = useMemo(
    () => checkPaper(takenLines, stated, { summed, keys, product }),
    [takenLines, stated, summed, keys, product],
  )
  const taken = useMemo(
    () =>
      new Set(
        places.flatMap((place) =>
          (table.rows[place] ?? []).flatMap((cell, at) => (keys[at] ? [...cell] : [])),
        ),
      ),
    [places, table, keys],
  )
  const computed = new Set(columns.flatMap((column) => (column.isComputed ? [column.key] : [])))
  const isAnyMapped = keys.some((key) => key !== '' && !computed.has(key))
  const shown = active ? (table.rows[active.row]?.[active.column] ?? []) : total
  const look = (place: PaperPlace): void => {
    setTotal([])
    setActive(place)
  }
  const chooseTable = (next: number): void => {
    setTableAt(next)
    setChosen(undefined)
    setLeftOut(new Set())
    setActive(undefined)
  }
  function take(): void {
    const cells = takenLines.map((line) =>
      Object.fromEntries(Object.entries(line.cells).filter(([key]) => !computed.has(key))),
    )
    if (!onTake({ file, kind, cells, isReplacing: isReplacing && hasLines })) return
    sheets.keep(placedHeadings(table.headings, keys))
    onClose()
  }
  return (
    <ModalPanel
      kind="drawer"
      title={t('titleOf', { name: file.name })}
      width={wide}
      isSticky
      onClose={onClose}
      footer={
        <>
          {kinds.length > 0 && (
            <label className={styles['as']}>
              {t('attachAs')}
              <Select
                value={kind}
                options={[...kinds]}
                style={{ width: 180 }}
                onChange={(value) => setKind(value ?? '')}
              />
            </label>
          )}
          {hasLines && (
            <Segmented
              aria-label={t('way')}
              value={isReplacing ? 'replace' : 'append'}
              options={[
                { value: 'append', label: t('append') },
                { value: 'replace', label: t('replace') },
              ]}
              onChange={(way) => setReplacing(way === 'replace')}
            />
          )}
          <Button onClick={onAgain}>{t('again')}</Button>
          <Button look="primary" disabled={takenLines.length === 0 || !isAnyMapped} onClick={take}>
            {t('take', { count: takenLines.length })}
          </Button>
        </>
      }
    >
      <div className={styles['reader']}>
        <PaperPages paper={paper} taken={taken} shown={shown} />
        <div className={styles['read']}>
          <div className={styles['bar']}>
            <p>{t('look')}</p>
            {paper.sheets.length > 1 && (
              <SheetChoice
                paper={paper}
                onChoose={(sheet) => props.onReadStored(file.id, sheet).then(onRead)}
              />
            )}
            {paper.tables.length > 1 && (
              <Select
                aria-label={t('table')}
                value={String(tableAt)}
                options={paper.tables.map(({ rows, headings }, place) => ({
                  value: String(place),
                  label: t('tableOf', { place: place + 1, count: rows.length, heading: headings[0] ?? '' }),
                }))}
                onChange={(value) => chooseTable(Number(value ?? '0'))}
              />
            )}
          </div>
          <PaperLinesTable
            key={tableAt}
            table={table}
            texts={texts}
            lines={lines}
            columns={columns}
            keys={keys}
            remembered={sheets.kept}
            leftOut={leftOut}
            active={active}
            onKeys={setChosen}
            onLeaveOut={setLeftOut}
            onActive={look}
          />
          <PaperChecks
            check={check}
            hasSums={summed.length > 0}
            lines={takenLines}
            columns={columns}
            placeOf={(line) => places[line] ?? 0}
            onRow={(row, key) =>
              look({
                row,
                column: Math.max(0, keys.indexOf(key === 'amount' ? (product?.amount ?? '') : key)),
              })
            }
            onTotal={(key) => {
              setActive(undefined)
              setTotal(stated[key]?.places ?? [])
            }}
          />
        </div>
      </div>
    </ModalPanel>
  )
}
