import { machine } from '../kernel/machine.ts'
import { type DeclarationStateKey, declarationGroup, declarationState } from '../orders/declaration.codes.ts'

export type DeclarationFacts = {
  /** The state that a mark asks for; unknown where only the possible steps are asked for. */
  readonly target: DeclarationStateKey | undefined
}

/** Before customs has it, or after customs gave it back: its content can be changed. */
const withProvider = [
  'unsubmitted',
  'staged',
  'uploaded',
  'returnedForChange',
  'rejected',
  'failed',
] as const satisfies readonly DeclarationStateKey[]

/** Customs works on it, or asks something. */
const atCustoms = [
  'declared',
  'accepted',
  'underReview',
  'audited',
  'taxDue',
  'taxPaid',
  'inspectionNotice',
  'inspecting',
  'inspectionPassed',
  'amendmentRequested',
  'amended',
  'withdrawalRequested',
  'manualReview',
  'documentsRequested',
  'priceQueried',
  'classificationQueried',
  'detained',
  'underInvestigation',
] as const satisfies readonly DeclarationStateKey[]

const given = ['unsubmitted', 'returnedForChange', 'rejected', 'failed'] as const
const ended = ['released', 'releasedOnGuarantee', 'closed'] as const
const reasoned: ReadonlySet<DeclarationStateKey> = new Set([
  'returnedForChange',
  'rejected',
  'deleted',
  'withdrawn',
  'failed',
])

/** From where a declaration may come into each state by a mark; `declared` has its own step. */
const sources: Readonly<Partial<Record<DeclarationStateKey, readonly DeclarationStateKey[]>>> = {
  staged: given,
  uploaded: [...given, 'staged'],
  failed: ['staged', 'uploaded', 'declared'],
  deleted: withProvider,
  ...Object.fromEntries(
    atCustoms
      .filter((key) => key !== 'declared')
      .map((key) => [key, atCustoms.filter((other) => other !== key)]),
  ),
  // Customs may amend or investigate long after the goods were released.
  amendmentRequested: [...atCustoms.filter((key) => key !== 'amendmentRequested'), ...ended],
  underInvestigation: [...atCustoms.filter((key) => key !== 'underInvestigation'), ...ended],
  released: [...atCustoms, 'releasedOnGuarantee'],
  releasedOnGuarantee: atCustoms,
  closed: ['released', 'releasedOnGuarantee'],
  returnedForChange: atCustoms,
  rejected: atCustoms,
  withdrawn: ['withdrawalRequested'],
}

const marks = declarationState.keys.flatMap((to) => {
  const from = sources[to]
  return from
    ? [
        {
          name: 'mark' as const,
          from,
          to,
          actor: 'provider' as const,
          ...(reasoned.has(to) && { needs: ['reason'] }),
          applies: ({ target }: DeclarationFacts) => target === undefined || target === to,
        },
      ]
    : []
})

/**
 * A customs declaration, which the provider makes and follows. `declare` hands it to customs; every other state is
 * marked as customs reports it.
 */
export const declarationMachine = machine<DeclarationFacts>()({
  name: 'declaration',
  states: declarationState,
  initial: 'unsubmitted',
  transitions: [
    { name: 'edit', from: withProvider, actor: 'provider' },
    { name: 'declare', from: withProvider, to: 'declared', actor: 'provider' },
    ...marks,
  ],
})

/** The states that a declaration can be marked with now. */
export const markTargets = (from: DeclarationStateKey): DeclarationStateKey[] =>
  declarationState.keys.filter((to) => sources[to]?.includes(from) ?? false)

export const needsReason = (target: DeclarationStateKey): boolean => reasoned.has(target)

/** Deleted and withdrawn ones count for nothing: their goods are to be declared again. */
export const isLiveDeclaration = (state: DeclarationStateKey): boolean =>
  state !== 'deleted' && state !== 'withdrawn'
export const isWithProvider = (state: DeclarationStateKey): boolean =>
  (withProvider as readonly DeclarationStateKey[]).includes(state)
export const isReleased = (state: DeclarationStateKey): boolean => declarationGroup[state] === 'done'

/** Where a declaration that differs from the receipt waits for somebody to ask customs for its amendment. */
export const needsAmendmentRequest = (state: DeclarationStateKey): boolean =>
  sources.amendmentRequested?.includes(state) ?? false

const urgency = { problem: 0, open: 1, waiting: 2, done: 3 } as const

/** What an order shows for all its declarations: the one that needs most care, and of several the least advanced. */
export function orderDeclarationState(
  states: readonly DeclarationStateKey[],
): DeclarationStateKey | undefined {
  const { codes } = declarationState
  return states
    .filter(isLiveDeclaration)
    .toSorted((a, b) => urgency[declarationGroup[a]] - urgency[declarationGroup[b]] || codes[a] - codes[b])[0]
}
