import type { StaleData } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFindingTexts } from '../form/finding-texts.ts'
import { type Errors, useForm } from '../form/form.ts'
import { createGrid, useGrid } from '../lines-grid/grid-store.ts'
import { staleDataOf } from '../overlays/stale.ts'
import { leadInSight } from './lead-in-sight.ts'
import { type Content, type Difference, differencesOf, merged } from './merge.ts'
import type { DraftLine, RowReader } from './row-reader.ts'
import { useAutosave } from './use-autosave.ts'
import { type RowFindings, useRowMarks } from './use-row-marks.ts'
import { type SendOptions, useSaving } from './use-saving.ts'
import { type Known, useStoredDraft } from './use-stored-draft.ts'

type Options<V extends object, D, L extends DraftLine, S> = {
  /** The key under which entries are stored in this browser. */
  readonly name: string
  readonly record: D | undefined
  readonly empty: V
  /** Converts rows to lines and back. One object for all forms of a kind. */
  readonly lines: RowReader<L>
  readonly read: {
    readonly valuesOf: (record: D) => V
    readonly linesOf: (record: D) => readonly DraftLine[]
    readonly knownOf: (record: D | S) => Known
  }
  /** Names of values that are not kept in the browser. One array for all forms of a kind. */
  readonly secrets: readonly (keyof V & string)[]
  readonly check: {
    /** Checks any draft, at the header's fields: what is of another type than its field. */
    readonly draft: (values: V) => readonly Finding[]
    /** Checks a submission, header and lines. */
    readonly all: (values: V, lines: readonly L[]) => readonly Finding[]
    /** Checks a single row, at its columns, in addition to cells that could not be parsed. */
    readonly line: (line: L, isChecked: boolean) => readonly Finding[]
  }
  readonly send: {
    /** The header as it is sent; `id`, `version` and the lines are added to it. */
    readonly headOf: (values: V) => object
    readonly save: (body: Blob, options: SendOptions) => Promise<S>
    readonly submit: (saved: Known) => Promise<unknown>
  }
  /** The record has no draft on the server: until it is submitted, its entries are kept in this browser only. */
  readonly isEnteredWhole?: boolean
  /** Content to try the form with: it is checked as any other, and neither kept in the browser nor sent. */
  readonly sample?: { readonly values: V; readonly lines: readonly DraftLine[] } | undefined
  /** The first save gave the record its number. */
  readonly onNumbered: (saved: Known) => void
  readonly onSaved: (saved: Known) => unknown
  readonly onSubmitted: (saved: Known) => unknown
}

export type LinesForm<V extends object, D, L extends DraftLine> = ReturnType<
  typeof useLinesForm<V, D, L, unknown>
>

/** State and actions of a form with header and lines: storage, autosave, checks, comparison, save, submission. */
export function useLinesForm<V extends object, D, L extends DraftLine, S>(options: Options<V, D, L, S>) {
  const { record, lines, read, check, send, sample } = options
  const textsOf = useFindingTexts()
  const [grid] = useState(() => {
    const sheet = createGrid(lines.mostRows)
    if (record) sheet.load(lines.rowsOf(read.linesOf(record)))
    else if (sample) sheet.load(lines.rowsOf(sample.lines))
    return sheet
  })
  const rows = useGrid(grid, (state) => state.rows)
  const known = useRef<Known | undefined>(record && read.knownOf(record))
  const [number, setNumber] = useState(known.current?.number)
  const isSubmission = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const [stale, setStale] = useState<StaleData<D>>()
  // A closed comparison opens again with the user's next save, not with an autosave.
  const [isPutOff, setPutOff] = useState(false)
  const form = useForm<V>({
    initial: record ? read.valuesOf(record) : (sample?.values ?? options.empty),
    check: checkAll,
    lead: leadInSight,
  })
  const { values } = form
  const content = useMemo((): Content<V> => ({ values, rows }), [values, rows])
  const [saved, setSaved] = useState(content)
  const isDirty = sample === undefined && (values !== saved.values || rows !== saved.rows)
  const rowFindings: RowFindings = (row, isChecked) => {
    const { line, faults } = lines.read(row)
    return [...faults, ...check.line(line, isChecked)]
  }
  const marks = useRowMarks(rowFindings)

  const storedAs = record && known.current ? known.current.id : sample ? 'sample' : 'new'
  const draft = useStoredDraft(`${options.name}.${storedAs}`, {
    content,
    isDirty,
    lines,
    secrets: options.secrets,
    known,
    onTake(found) {
      if (found.waiting !== null) saving.resume(found.waiting)
      if (found.over) learn(found.over)
      form.enter({ ...form.values, ...found.values })
      if (found.rows) grid.replace(found.rows)
    },
  })

  // Includes the text of a cell that is being edited when the page is left or loaded again.
  useEffect(() => {
    const commit = (): void => grid.commit()
    addEventListener('beforeunload', commit)
    return () => removeEventListener('beforeunload', commit)
  }, [grid])

  function learn(next: Known): void {
    const isFirst = known.current === undefined
    known.current = next
    setNumber(next.number)
    if (isFirst) options.onNumbered(next)
  }

  function checkAll(): Errors {
    if (!isSubmission.current) return textsOf(check.draft(values))
    const sheet = lines.filled(grid.get().rows).map((row) => lines.read(row))
    const faults = sheet.flatMap((each, place) =>
      each.faults.map((fault) => ({ ...fault, path: `lines.${place}.${fault.path}` })),
    )
    marks.setChecked(true)
    return textsOf([
      ...check.draft(values),
      ...faults,
      ...check.all(
        values,
        sheet.map(({ line }) => line),
      ),
    ])
  }

  const saving = useSaving<Content<V>, S>({
    bodyOf: (sent) =>
      lines.bodyOf(
        {
          ...(known.current && { id: known.current.id, version: known.current.version }),
          ...send.headOf(sent.values),
        },
        sent.rows,
      ),
    send: send.save,
    isSame: (a, b) => a.values === b.values && a.rows === b.rows,
    onLearnt: (made) => learn(read.knownOf(made)),
    onWaiting: (key) => draft.setWaiting(key),
    onSaved(answer, sent) {
      learn(read.knownOf(answer))
      setSaved(sent)
      setPutOff(false)
      if (grid.get().rows === sent.rows) draft.drop()
    },
    onFailed(error, sent) {
      marks.takeRefused(error, lines.filled(sent.rows))
      const newer = staleDataOf<D>(error)
      if (newer) setStale(newer)
    },
  })
  function save(isQuiet: boolean): Promise<S> {
    if (sample) throw new Error('a sample is not sent')
    return saving.save({ values, rows: grid.get().rows }, isQuiet)
  }

  const autosave = useAutosave({
    content,
    saved,
    isDue: isDirty && !form.isSaving && stale === undefined && !isPutOff && options.isEnteredWhole !== true,
    isFit: () => check.draft(values).length === 0,
    save: () => save(true),
  })

  /** Checks first; with errors, which are shown at their fields, nothing is sent. */
  async function run(asSubmission: boolean, work: () => Promise<unknown>): Promise<void> {
    isSubmission.current = asSubmission
    // Includes the text of a cell that is being edited.
    grid.commit()
    await form.submit(work)
  }
  const saveDraft = (): Promise<void> =>
    run(false, async () => options.onSaved(read.knownOf(await save(false))))
  const submitNow = (): Promise<void> =>
    run(true, async () => {
      const sent = read.knownOf(await save(false))
      try {
        await send.submit(sent)
      } catch (error) {
        // Refused at a line, by what others did meanwhile.
        marks.takeRefused(error, lines.filled(grid.get().rows))
        throw error
      }
      await options.onSubmitted(sent)
    })
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

  const theirs: Content<V> | undefined = useMemo(
    () => stale && { values: read.valuesOf(stale.current), rows: lines.rowsOf(read.linesOf(stale.current)) },
    [stale],
  )

  return {
    form,
    grid,
    rows,
    lines,
    draft,
    isDirty,
    isSample: sample !== undefined,
    number,
    id: () => known.current?.id,
    autosave,
    marks,
    stale: stale && theirs && { ...stale, differences: (): Difference[] => compare(theirs) },
    /** Takes theirs at these places and mine at all others, and saves the result over theirs. */
    settle(taken: ReadonlySet<string>): void {
      if (!stale || !theirs) return
      const found = compare(theirs)
      const next = merged({ values, rows: lines.filled(grid.get().rows) }, theirs, found, taken)
      learn(read.knownOf(stale.current))
      setStale(undefined)
      setPutOff(false)
      setSaved(theirs)
      if (next === theirs) {
        form.reset(theirs.values)
        grid.load(theirs.rows)
        draft.drop()
        return
      }
      form.enter(next.values)
      grid.replace(next.rows)
      // A submission is asked for again, with what the record is now.
      const over = saving.save({ values: next.values, rows: grid.get().rows }, false)
      quietly(over.then((answer) => options.onSaved(read.knownOf(answer))))
    },
    closeStale(): void {
      setStale(undefined)
      setPutOff(true)
    },
    saveDraft: () => quietly(saveDraft()),
    /** What a submission would be refused for, said at its fields; `onFine` where nothing is wrong. */
    checkOnly: (onFine: () => void) =>
      quietly(
        run(true, () => {
          onFine()
          return Promise.resolve()
        }),
      ),
    /** Asks before it submits, where nothing is wrong. */
    submit: () =>
      quietly(
        run(true, () => {
          setAsking(true)
          return Promise.resolve()
        }),
      ),
    isAsking,
    stopAsking: () => setAsking(false),
    submitNow,
  }

  function compare(other: Content<V>): Difference[] {
    const numbers = new Set(grid.columns().flatMap(({ key, align }) => (align === 'right' ? [key] : [])))
    const mine = { values, rows: lines.filled(grid.get().rows) }
    return differencesOf(saved, mine, other, { keys: lines.keys, numbers })
  }
}
