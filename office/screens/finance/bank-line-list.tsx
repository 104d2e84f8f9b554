import { bankLineState, bankLineStateTone } from '@quayside/contract/finance/voucher.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { BankBoard } from '@quayside/contract/office/bank.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './bank.module.css'

type Line = BankBoard['lines'][number]
type Props = {
  readonly board: BankBoard
  readonly chosenId: string
  readonly onChoose: (id: string) => void
}

/** The lines of the bank, each with how well it is matched. */
export function BankLineList({ board, chosenId, onChoose }: Props) {
  const t = useTranslations('officeFinance.bank')
  const [section, setSection] = useState<'all' | 'open' | 'exact'>('all')
  const list = useRef<HTMLUListElement>(null)
  // Moved by keys: the chosen line stays in sight, and the focus goes with it where it was in the list.
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${chosenId}"]`)
    line?.scrollIntoView({ block: 'nearest' })
    if (list.current?.contains(document.activeElement)) line?.focus({ preventScroll: true })
  }, [chosenId])
  const lines = board.lines.filter(
    ({ state, verdict }) =>
      section === 'all' ||
      (state === bankLineState.codes.open && (section === 'open' || verdict === 'exact')),
  )
  return (
    <section className={styles['lines']} aria-label={t('lines')}>
      <div className={styles['head']}>
        <h2>{t('lines')}</h2>
        <Segmented
          size="small"
          aria-label={t('lines')}
          value={section}
          options={[
            { value: 'all', label: t('all', { count: board.lines.length }) },
            { value: 'open', label: t('open', { count: board.openCount }) },
            { value: 'exact', label: t('exact', { count: board.exact.count }) },
          ]}
          onChange={setSection}
        />
      </div>
      <ul ref={list}>
        {lines.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              data-line={line.id}
              aria-current={line.id === chosenId || undefined}
              data-done={line.state !== bankLineState.codes.open || undefined}
              onClick={() => onChoose(line.id)}
            >
              <span>{line.payerName || line.companyName || '–'}</span>
              <b>
                <Money value={amount(line.amount)} currency={line.currency} />
              </b>
              <small>
                {line.occurredOn.slice(5)} {line.occurredAt} {line.remark}
              </small>
              <LineState line={line} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const bars = 4

/** How sure a match is, in quarters. The text beside it says it in words. */
export const Confidence = ({ score }: { score: number }) => (
  <span className={styles['bars']} aria-hidden="true">
    {Array.from({ length: bars }, (_unused, place) => (
      <i key={place} data-filled={score >= ((place + 1) * 100) / bars - 12 || undefined} />
    ))}
  </span>
)

function LineState({ line }: { line: Line }) {
  const t = useTranslations('officeFinance.bank.verdict')
  if (line.state !== bankLineState.codes.open)
    return <StateTag list={bankLineState} tones={bankLineStateTone} value={line.state} />
  const text = {
    exact: () => t('exact'),
    likely: () => t('likely', { score: line.score }),
    several: () => t('several', { count: line.candidateCount }),
    otherPayer: () => t('otherPayer'),
    none: () => t('none'),
  }[line.verdict]()
  if (line.verdict === 'exact' || line.verdict === 'likely')
    return (
      <small className={styles['confidence']}>
        {text} <Confidence score={line.score} />
      </small>
    )
  return <ToneTag tone="waitsForYou">{text}</ToneTag>
}
