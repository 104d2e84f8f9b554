import { approvalCategory, approvalParty } from '@quayside/contract/filings/approval.codes.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { approvalOrderState as states } from '@quayside/contract/filings/filing.codes.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './approval.module.css'

type Props = { readonly approval: ApprovalOrderDetail }
type Link = {
  readonly name: string
  readonly note: string
  /** What the next one in the chain owes. */
  readonly waits?: string
  readonly isYou?: boolean
}

/** Which authority decides about a category. */
const authorities = {
  healthFood: 'samr',
  cosmetics: 'nmpa',
  specialCosmetics: 'nmpa',
  foodAdditive: 'nhc',
  other: 'authority',
} as const

/** Who waits for whom: the one who has to act stands at the end. */
export function ApprovalChain({ approval }: Props) {
  const t = useTranslations('approval.chain')
  const chain = useChain(approval)
  if (chain.length === 0) return null
  return (
    <ol className={styles['chain']} aria-label={t('label')}>
      {chain.map((link) => (
        <li key={link.name} data-you={link.isYou || undefined}>
          <div>
            <b>{link.name}</b>
            <small>{link.note}</small>
          </div>
          {link.waits !== undefined && <span>{link.waits}</span>}
        </li>
      ))}
    </ol>
  )
}

function useChain(approval: ApprovalOrderDetail): readonly Link[] {
  const t = useTranslations('approval.chain')
  const codeText = useCodeText()
  const { state, steps, openDocuments: count, documentDueOn, expectedOn, handedInDocuments } = approval
  const here = steps.find((step) => step.state === state)
  const handler = steps.findLast((step) => step.state > states.codes.submitted)?.actorName ?? ''
  const stateText = codeText(states, state)
  const key = approvalCategory.keyOf(approval.category ?? -1) ?? 'other'
  const isFiled = state >= states.codes.registered
  const ends = expectedOn === null ? '' : t('expectedBy', { day: expectedOn })

  const authority = (waits?: string): Link => ({
    name: t(authorities[key]),
    note: here ? t('stepDay', { step: stateText, day: daysBetween(here.reachedOn, today()) + 1 }) : stateText,
    ...(waits !== undefined && { waits }),
  })
  const provider = (note: string, waits?: string): Link => ({
    name: handler === '' ? t('provider') : t('providerNamed', { name: handler }),
    note,
    ...(waits !== undefined && { waits }),
  })
  const you = (note: string, waits: string): Link => ({ name: t('you'), note, waits })
  const before = (what: string, day: string | null): string =>
    day === null ? what : t('before', { what, day })

  switch (approvalParty.keyOf(approval.waitsFor)) {
    case 'customer':
      if (state === states.codes.draft) return [{ name: t('submit'), note: t('informed'), isYou: true }]
      return [
        ...(isFiled ? [authority(t('waitsForPapers'))] : []),
        provider(t('forwards'), before(t('waitsForFiles', { count }), documentDueOn)),
        { name: t('handIn', { count }), note: dueText(documentDueOn), isYou: true },
      ]
    case 'provider':
      return handedInDocuments > 0
        ? [
            isFiled
              ? authority(t('waitsForPapers'))
              : you(t('informed'), t('waitsForStep', { step: codeText(states, states.codes.registered) })),
            provider(t('check', { count: handedInDocuments })),
          ]
        : [
            you(t('informed'), t('waitsForStep', { step: codeText(states, states.codes.registered) })),
            provider([t('takesUp'), ends].filter(Boolean).join(' · ')),
          ]
    case 'authority':
      return [
        you(t('informed'), t('waitsForResult')),
        provider(t('follows'), before(t('waitsForResult'), expectedOn)),
        authority(),
      ]
    case 'none':
    case undefined:
    default:
      return []
  }

  function dueText(day: string | null): string {
    if (day === null) return t('forwards')
    const days = daysBetween(today(), day)
    if (days === 0) return t('today')
    return days > 0 ? t('left', { days }) : t('overdue', { days: -days })
  }
}
