/**
 * What a state means to the customer who looks at it, and with that its colour: grey (a draft, or ended without
 * result), blue, gold, green, red. It stands beside the list of states, so that no screen picks a colour itself.
 */
export type Tone = 'draft' | 'underway' | 'waitsForYou' | 'done' | 'refused'
