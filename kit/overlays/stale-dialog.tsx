import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { useInstant } from '../table/cells.tsx'
import { Dialog } from './dialog.tsx'

export type Difference = {
  readonly key: string
  /** Empty: nothing one could read, such as a link behind a text; it goes the way it would by itself. */
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /** Changed there alone, so theirs is taken unless the user chooses otherwise. */
  readonly isTheirs: boolean
}

type Props = {
  readonly changedBy: string
  readonly changedAt: string
  readonly differences: readonly Difference[]
  /** Theirs at these keys, one's own at all others. */
  readonly onSettle: (taken: ReadonlySet<string>) => void
  readonly onClose: () => void
}

const mostShown = 60

/** Another user saved first: shows who, what differs, and the choice for each difference. */
export function StaleDialog({ changedBy, changedAt, differences, onSettle, onClose }: Props) {
  const t = useTranslations('kit.stale')
  const instant = useInstant()
  const [taken, setTaken] = useState(
    () => new Set(differences.flatMap(({ key, isTheirs }) => (isTheirs ? [key] : []))),
  )
  const readable = differences.filter(({ label }) => label !== '')
  const shown = readable.slice(0, mostShown)
  function choose(key: string, isTheirs: boolean): void {
    const next = new Set(taken)
    if (isTheirs) next.add(key)
    else next.delete(key)
    setTaken(next)
  }
  const choice = ({ key, label, mine, theirs }: Difference, isTheirs: boolean) => (
    <td data-chosen={taken.has(key) === isTheirs || undefined}>
      <label>
        <input
          type="radio"
          name={`stale ${key}`}
          checked={taken.has(key) === isTheirs}
          aria-label={`${label} ${t(isTheirs ? 'theirs' : 'mine')}`}
          onChange={() => choose(key, isTheirs)}
        />
        {(isTheirs ? theirs : mine) || '–'}
      </label>
    </td>
  )
  return (
    <Dialog
      width={760}
      title={t('title')}
      // A click beside it, while it is still coming up, must not take the question away unanswered.
      isSticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onSettle(new Set(differences.map(({ key }) => key)))}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={() => onSettle(new Set())}>{t('keepMine')}</Button>
          {readable.length > 0 && (
            <Button look="primary" onClick={() => onSettle(taken)}>
              {t('takeChosen')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('body', { name: changedBy, time: instant(changedAt) })}</p>
      {readable.length === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <table className="q-compare">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('mine')}</th>
              <th scope="col">{t('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference) => (
              <tr key={difference.key}>
                <th scope="row">{difference.label}</th>
                {choice(difference, false)}
                {choice(difference, true)}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {readable.length > shown.length && (
        <p className="q-page-note">{t('others', { count: readable.length - shown.length })}</p>
      )}
    </Dialog>
  )
}
