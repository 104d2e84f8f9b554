import type { CodeList } from './codes.ts'

/**
 * A state machine is a table of transitions: from, to, who may take them and what they require. The server
 * enforces it, the front ends draw their buttons from it, the gateway exposes it, the tests walk it and the
 * documentation prints it. No other code compares state numbers.
 */
export type Actor = 'customer' | 'provider' | 'system'
export const actors = ['customer', 'provider', 'system'] as const satisfies readonly Actor[]

/** One row of the table. A name may stand in several rows, one for each actor, origin or kind of record. */
type Transition<S extends string, Facts, R extends string = string, N extends string = string> = {
  readonly name: N
  readonly from: readonly S[]
  /** Without it the state does not change: saving a draft, receiving part of the goods. */
  readonly to?: S
  readonly actor: Actor | readonly Actor[]
  /** Fields that must come with the call, such as the reason of a return. */
  readonly needs?: readonly string[]
  /** The kind of record the row is for; for another kind the row does not exist. */
  readonly applies?: (facts: Facts) => boolean
  /** A refusal code, or nothing when the transition is allowed. */
  readonly when?: (facts: Facts) => R | undefined
  /** Refusal codes, instead of 'state.notAllowed', for calls from these states. */
  readonly elsewhere?: readonly { readonly in: readonly S[]; readonly refusal: R }[]
}

export type Machine<
  S extends string,
  Facts,
  R extends string = string,
  N extends string = string,
  M extends string = string,
> = {
  readonly name: M
  readonly states: CodeList<S>
  readonly initial: S
  readonly transitions: readonly Transition<S, Facts, R, N>[]
}

/** Any machine, where only its table is read; to step through it one needs its own facts. */
export type AnyMachine = Machine<string, never>

export type TransitionOf<T> = T extends Machine<string, never, string, infer N> ? N : never
export type NoFacts = Readonly<Record<string, never>>

/**
 * Declares a machine: `machine<Facts, RefusalCode>()({ … })`. The two calls let the facts and the refusals be
 * named while the states and the transitions' names are read from the table, so that texts can be demanded for
 * each of them.
 */
export function machine<Facts = NoFacts, R extends string = never>() {
  return <S extends string, const N extends string, const M extends string>(declaration: {
    readonly name: M
    readonly states: CodeList<S>
    readonly initial: NoInfer<S>
    readonly transitions: readonly Transition<NoInfer<S>, Facts, R, N>[]
  }): Machine<S, Facts, R, N, M> => declaration
}

/** What the customer does with a draft: saves it, removes it, and submits it once. */
export const draftTransitions = <
  const F extends string,
  const T extends string,
  const L extends string,
  const R extends string,
>(draft: {
  readonly from: readonly F[]
  readonly to: T
  /** The states after the submission, from which a second one is refused. */
  readonly submitted: readonly L[]
  readonly refusal: R
}) =>
  [
    { name: 'save', from: draft.from, actor: 'customer' },
    { name: 'remove', from: draft.from, actor: 'customer' },
    {
      name: 'submit',
      from: draft.from,
      to: draft.to,
      actor: 'customer',
      elsewhere: [{ in: draft.submitted, refusal: draft.refusal }],
    },
  ] as const

/** The provider looks at what was submitted; until then, and after a refusal, it can be cancelled. */
export const auditTransitions = [
  { name: 'cancel', from: ['submitted', 'auditFailed'], to: 'cancelled', actor: 'customer' },
  {
    name: 'cancel',
    from: ['submitted', 'auditFailed', 'audited'],
    to: 'cancelled',
    actor: 'provider',
    needs: ['reason'],
  },
  { name: 'auditPass', from: ['submitted'], to: 'audited', actor: 'provider' },
  { name: 'auditFail', from: ['submitted'], to: 'auditFailed', actor: 'provider', needs: ['reason'] },
] as const

export const actorsOf = (transition: { readonly actor: Actor | readonly Actor[] }): readonly Actor[] =>
  typeof transition.actor === 'string' ? [transition.actor] : transition.actor
