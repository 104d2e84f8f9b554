import { DownOutlined, UpOutlined } from '@ant-design/icons-svg'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../page/icon.tsx'
import type { DraftLine } from './row-reader.ts'
import type { LinesForm } from './use-lines-form.ts'
import { leadTo, placesOf, type Wrong } from './use-wrong.ts'

const mostListed = 50

type Props<V extends object, D, L extends DraftLine> = {
  readonly editor: LinesForm<V, D, L>
  readonly wrong: readonly Wrong[]
  readonly labelOf: (path: string) => string
}

/** The number of errors, buttons to the next and the previous one, and a list of all. */
export function ErrorStepper<V extends object, D, L extends DraftLine>({
  editor,
  wrong,
  labelOf,
}: Props<V, D, L>) {
  const form = useTranslations('kit.form')
  const t = useTranslations('kit.linesForm')
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const textOf = useWrongText(editor, labelOf)
  if (wrong.length === 0) return null
  const count = wrong.length
  const at = Math.min(place, count - 1)
  const go = (to: number): void => {
    const next = (to + count) % count
    const found = wrong[next]
    setPlace(next)
    if (found) leadTo(editor, found.path, found.row)
  }
  const title = form('fixErrors', { count })
  return (
    <div
      className="q-stepper"
      data-form={editor.form.id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false)
      }}
      // The list covers the form, so it closes with the next action in the form.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      {at >= 0 && <span>{t('place', { place: at + 1, count })}</span>}
      <button
        type="button"
        aria-label={t('previous')}
        title={t('previous')}
        onClick={() => go(at < 0 ? count - 1 : at - 1)}
      >
        <Icon drawing={UpOutlined} />
      </button>
      <button type="button" aria-label={t('next')} title={t('next')} onClick={() => go(at + 1)}>
        <Icon drawing={DownOutlined} />
      </button>
      <span className="visually-hidden" role="status">
        {title}
      </span>
      {isOpen && (
        <section id={listId} className="q-stepper-list" aria-label={title}>
          <ul>
            {wrong.slice(0, mostListed).map((each, index) => (
              <li key={`${each.row ?? ''}${each.path}`}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false)
                    go(index)
                  }}
                >
                  {textOf(each)}
                </button>
              </li>
            ))}
          </ul>
          {count > mostListed && <span>{t('more', { count: count - mostListed })}</span>}
        </section>
      )}
    </div>
  )
}

/** The line and column, or the field, followed by its error. */
function useWrongText<V extends object, D, L extends DraftLine>(
  editor: LinesForm<V, D, L>,
  labelOf: (path: string) => string,
): (wrong: Wrong) => string {
  const t = useTranslations('kit.linesForm')
  return ({ path, row, text }) => {
    if (row !== undefined) {
      const place = placesOf(editor, new Set([row])).get(row) ?? 0
      const column = editor.grid.columns().find((each) => each.key === path)?.title ?? path
      return t('atLine', { row: place + 1, column, text })
    }
    const field = labelOf(path)
    return field === '' ? text : t('atField', { field, text })
  }
}
