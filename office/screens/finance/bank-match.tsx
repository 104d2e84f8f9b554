import { proposeWriteOff } from '@quayside/contract/finance/open-items.ts'
import { type Amount } from '@quayside/contract/kernel/money.ts'
import type { BankBoard, BankCandidate } from '@quayside/contract/office/bank.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Key } from '../../lib/key-hints.tsx'
import { usePageKeys } from '../../lib/page-keys.ts'
import styles from './bank.module.css'
import { BankItems } from './bank-items.tsx'
import { BankPlan } from './bank-plan.tsx'
import { OtherCustomer } from './other-customer.tsx'
import { useBankDecision } from './use-bank-decision.ts'

type Line = BankBoard['lines'][number]
type Props = { readonly line: Line; readonly mayDecide: boolean; readonly onDone: () => void }

/** The debts that a person chose instead of the proposed ones, settled in the order they were incurred. */
const partsFor = (line: Line, candidate: BankCandidate, chosen: readonly string[] | undefined) => {
  if (chosen === undefined) return { parts: candidate.parts, left: candidate.left }
  const items = candidate.items
    .filter(({ id }) => chosen.includes(id))
    .map((item) => ({ ...item, outstanding: item.outstanding as Amount }))
  return proposeWriteOff({ currency: line.currency, amount: line.amount as Amount }, items)
}

/** Who the money may be from and why, what it would settle, and the decision. */
export function BankMatch({ line, mayDecide, onDone }: Props) {
  const t = useTranslations('officeFinance.bank')
  const [companyId, setCompanyId] = useState<string>()
  const [chosen, setChosen] = useState<readonly string[]>()
  const [place, setPlace] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const { data } = useQuery({
    queryKey: ['bankLine', 'proposal', line.id, line.version, companyId],
    queryFn: () =>
      api(
        'GET finance/online/bankLine/{id}/proposal',
        { params: { id: line.id }, query: companyId === undefined ? {} : { companyId } },
        { isQuiet: true },
      ),
  })
  const candidates = data?.candidates ?? []
  const candidate = candidates.find((each) => each.companyId === companyId) ?? candidates[0]
  const plan = candidate && partsFor(line, candidate, chosen)

  const { isSending, confirm, setAside, questions } = useBankDecision({ line, candidate, onDone })
  const isKept = candidate !== undefined && candidate.applicationId !== null && chosen === undefined
  const confirmWhole = (): void => confirm(plan?.parts ?? [], isKept)
  const items = candidate?.items ?? []
  const taken = plan?.parts.map(({ itemId }) => itemId) ?? []
  const current = items[Math.min(place, items.length - 1)]
  const tick = (id: string): void =>
    setChosen(taken.includes(id) ? taken.filter((each) => each !== id) : [...taken, id])
  const goTo = (next: number): void => setPlace(Math.min(Math.max(next, 0), items.length - 1))
  usePageKeys(
    mayDecide
      ? {
          ...(candidate && { Enter: confirmWhole }),
          ...(current && {
            Space: () => tick(current.id),
            ArrowDown: () => goTo(place + 1),
            ArrowUp: () => goTo(place - 1),
          }),
          s: setAside,
          c: () => setChoosing(true),
        }
      : {},
  )
  return (
    <>
      <section className={styles['match']} aria-label={t('proposal')}>
        {candidate && plan && (
          <BankPlan
            line={line}
            candidates={candidates}
            candidate={candidate}
            plan={plan}
            isKept={isKept}
            onChoose={(id) => {
              setCompanyId(id)
              setChosen(undefined)
            }}
          />
        )}
        {data && !candidate && <p>{t('verdict.none')}</p>}
        {mayDecide && (
          <div className={styles['actions']}>
            {candidate && (
              <>
                <Button look="signal" isBusy={isSending} aria-keyshortcuts="Enter" onClick={confirmWhole}>
                  {t(isKept ? 'confirmKeep' : 'confirm')} <Key>Enter</Key>
                </Button>
                <Button disabled={isSending} onClick={() => confirm([], false)}>
                  {t('onlyReceipt')}
                </Button>
              </>
            )}
            <Button onClick={() => setChoosing(true)}>{t('otherCustomer')}</Button>
            <Button look="link" disabled={isSending} onClick={setAside}>
              {t('setAside')}
            </Button>
          </div>
        )}
      </section>
      <BankItems
        line={line}
        candidate={candidate}
        parts={plan?.parts ?? []}
        currentId={current?.id}
        onTick={mayDecide ? tick : undefined}
      />
      {questions}
      {isChoosing && (
        <OtherCustomer
          onChoose={(id) => {
            setCompanyId(id)
            setChosen(undefined)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
