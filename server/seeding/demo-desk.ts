/** The provider's side of the demo. */
export const desk = { actor: 'provider', id: null, name: 'Quayside' } as const
