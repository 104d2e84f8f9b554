import { describe, expect, it } from 'vitest'
import { type DeclarationStateKey, declarationState } from '../orders/declaration.codes.ts'
import {
  declarationMachine,
  isLiveDeclaration,
  isReleased,
  isWithProvider,
  markTargets,
  needsAmendmentRequest,
  needsReason,
  orderDeclarationState,
} from './declaration.states.ts'

const having = (is: (state: DeclarationStateKey) => boolean): string[] => declarationState.keys.filter(is)

describe('a declaration', () => {
  it('is changed by the provider before customs has it and after customs gave it back', () => {
    const open = ['unsubmitted', 'staged', 'uploaded', 'returnedForChange', 'rejected', 'failed']
    expect(having(isWithProvider)).toEqual(open)
  })

  it('is released with or without a guarantee, and closed', () => {
    expect(having(isReleased).toSorted()).toEqual(['closed', 'released', 'releasedOnGuarantee'])
  })

  it('counts for nothing once it is deleted or withdrawn', () => {
    expect(having((state) => !isLiveDeclaration(state))).toEqual(['deleted', 'withdrawn'])
  })

  it('needs a reason where it comes back or ends without a release', () => {
    expect(having(needsReason)).toEqual(['returnedForChange', 'rejected', 'deleted', 'failed', 'withdrawn'])
  })

  it.each<[DeclarationStateKey, DeclarationStateKey[]]>([
    ['unsubmitted', ['staged', 'uploaded', 'deleted']],
    ['staged', ['uploaded', 'deleted', 'failed']],
    ['released', ['closed', 'amendmentRequested', 'underInvestigation']],
    ['releasedOnGuarantee', ['released', 'closed', 'amendmentRequested', 'underInvestigation']],
    ['closed', ['amendmentRequested', 'underInvestigation']],
    ['deleted', []],
    ['withdrawn', []],
  ])('that is %s may be marked with its own targets only', (from, targets) => {
    expect(markTargets(from).toSorted()).toEqual(targets.toSorted())
  })

  it('that customs works on may come into every state of customs but its own, and back to the provider', () => {
    const targets = new Set(markTargets('accepted'))
    expect(targets.has('accepted')).toBe(false)
    for (const key of [
      'underReview',
      'taxDue',
      'detained',
      'returnedForChange',
      'rejected',
      'released',
    ] as const)
      expect(targets.has(key)).toBe(true)
    for (const key of ['declared', 'staged', 'withdrawn', 'closed', 'failed'] as const)
      expect(targets.has(key)).toBe(false)
    expect(markTargets('declared')).toContain('failed')
    expect(markTargets('withdrawalRequested')).toContain('withdrawn')
  })

  it('may be asked to be amended while customs has it, and after its release', () => {
    const amendable = having(needsAmendmentRequest)
    for (const key of ['declared', 'taxDue', 'released', 'closed']) expect(amendable).toContain(key)
    for (const key of ['amendmentRequested', 'uploaded', 'deleted']) expect(amendable).not.toContain(key)
  })

  it('takes the mark of the state that is asked for, or all where none is', () => {
    const marks = declarationMachine.transitions.filter(({ name }) => name === 'mark')
    const applying = (target: DeclarationStateKey | undefined) =>
      marks.filter(({ applies }) => applies?.({ target }) ?? true).map(({ to }) => to)
    expect(applying('released')).toEqual(['released'])
    expect(applying(undefined)).toHaveLength(marks.length)
  })
})

describe('what an order shows for its declarations', () => {
  it.each<[string, DeclarationStateKey[], DeclarationStateKey | undefined]>([
    ['a problem before all others', ['released', 'rejected', 'accepted'], 'rejected'],
    ['an open one before one that waits', ['accepted', 'staged'], 'staged'],
    ['one that waits before one that is done', ['released', 'taxPaid'], 'taxPaid'],
    ['the least advanced of several', ['taxPaid', 'accepted', 'taxDue'], 'accepted'],
    ['none that counts for nothing', ['deleted', 'released', 'withdrawn'], 'released'],
    ['nothing without one', ['deleted'], undefined],
  ])('is %s', (_what, states, shown) => {
    expect(orderDeclarationState(states)).toBe(shown)
  })
})
