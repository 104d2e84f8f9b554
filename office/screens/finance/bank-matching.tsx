import { bankLineState } from '@quayside/contract/finance/voucher.codes.ts'
import type { BankBoard } from '@quayside/contract/office/bank.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { KeyHints } from '../../lib/key-hints.tsx'
import { useMay } from '../../lib/may.ts'
import { usePageKeys } from '../../lib/page-keys.ts'
import styles from './bank.module.css'
import { BankLineList } from './bank-line-list.tsx'
import { BankLinePanel } from './bank-line-panel.tsx'
import { BankUpload } from './bank-upload.tsx'
import { ConfirmExact, sumsText } from './confirm-exact.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'

/** What the bank says came in, matched with what customers owe and announced. */
export function BankMatching() {
  const review = useTranslations('officeReview')
  const answer = useQuery({
    queryKey: ['bankLine', 'board'],
    queryFn: () => api('GET finance/online/bankLine/board', {}, { isQuiet: true }),
  })
  if (answer.isPending) return <TableSkeleton label="…" />
  if (answer.data === undefined) return <RecordFailed answer={answer} gone={review('gone')} />
  return <Board board={answer.data} />
}

function Board({ board }: { board: BankBoard }) {
  const t = useTranslations('officeFinance.bank')
  const pages = useTranslations('office.pages')
  const instant = useInstant()
  const may = useMay()
  const [chosenId, setChosenId] = useState<string>()
  const [shown, setShown] = useState<'upload' | 'all' | 'undo'>()
  const [lastId, setLastId] = useState<string>()
  const { lines, exact, statement } = board
  const chosen = lines.find(({ id }) => id === chosenId) ?? lines[0]
  const go = (by: number): void => {
    const place = lines.findIndex(({ id }) => id === chosen?.id)
    const next = lines[Math.min(Math.max(place + by, 0), lines.length - 1)]
    if (next) setChosenId(next.id)
  }
  const mayDecide = may('cash-writeOff')
  /** What this member of staff decided last, else what was decided last at all. */
  const last =
    lines.find(({ id }) => id === lastId) ?? lines.find(({ state }) => state !== bankLineState.codes.open)
  const undo = (): void => {
    if (!last) return
    setChosenId(last.id)
    setShown('undo')
  }
  usePageKeys({
    j: () => go(1),
    k: () => go(-1),
    ...(mayDecide && { u: undo }),
    ...(mayDecide && exact.count > 0 && { 'Shift+Enter': () => setShown('all') }),
  })
  /** After a decision the next line that waits. */
  const goOn = (): void => {
    setLastId(chosen?.id)
    const place = lines.findIndex(({ id }) => id === chosen?.id)
    const waiting = lines.filter(({ state, id }) => state === bankLineState.codes.open && id !== chosen?.id)
    const next = waiting.find((line) => lines.indexOf(line) > place) ?? waiting[0]
    setChosenId(next?.id)
  }
  return (
    <>
      <PageHeader
        title={pages('bankLines')}
        note={
          statement
            ? t('statement', {
                bank: statement.bank,
                count: statement.lineCount,
                time: instant(statement.createdAt).slice(5),
                repeated: statement.repeatedCount,
              })
            : t('noStatement')
        }
        actions={
          <>
            {may('cash-enter') && <Button onClick={() => setShown('upload')}>{t('upload')}</Button>}
            {mayDecide && exact.count > 0 && (
              <Button aria-keyshortcuts="Shift+Enter" onClick={() => setShown('all')}>
                {t('confirmAll', { count: exact.count, sum: sumsText(exact.sums) })}
              </Button>
            )}
          </>
        }
      />
      {chosen ? (
        <>
          <div className={styles['board']}>
            <BankLineList board={board} chosenId={chosen.id} onChoose={setChosenId} />
            <BankLinePanel key={chosen.id} line={chosen} mayDecide={mayDecide} onDone={goOn} />
          </div>
          <div className={styles['foot']}>
            <KeyHints
              hints={[
                { keys: ['J', 'K'], text: t('keys.move') },
                ...(mayDecide
                  ? [
                      { keys: ['Enter'], text: t('keys.confirm') },
                      { keys: ['↑', '↓', 'Space'], text: t('keys.tick') },
                      { keys: ['C'], text: t('keys.other') },
                      { keys: ['S'], text: t('keys.setAside') },
                      { keys: ['Shift', 'Enter'], text: t('keys.confirmAll') },
                      { keys: ['U'], text: t('keys.undo') },
                    ]
                  : []),
              ]}
            />
            {statement && <small>{t('mappingKept', { bank: statement.bank })}</small>}
          </div>
        </>
      ) : (
        <section className="q-panel">
          <div className="q-panel-body">
            <p>{t('noLines')}</p>
          </div>
        </section>
      )}
      {shown === 'upload' && <BankUpload onClose={() => setShown(undefined)} />}
      {shown === 'all' && <ConfirmExact exact={exact} onClose={() => setShown(undefined)} />}
      {shown === 'undo' && last && <ReopenDialog line={last} onClose={() => setShown(undefined)} />}
    </>
  )
}
