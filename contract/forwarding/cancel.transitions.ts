/** A quote binds once it is confirmed: until then the customer may cancel, the provider also afterwards. */
export const cancelTransitions = [
  { name: 'cancel', from: ['submitted', 'quoted'], to: 'cancelled', actor: 'customer' },
  {
    name: 'cancel',
    from: ['submitted', 'quoted', 'quoteConfirmed'],
    to: 'cancelled',
    actor: 'provider',
    needs: ['reason'],
  },
] as const
