import type { Choice } from './grid-types.ts'

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
/** `P.R. China` and `pr china` are one. */
const bare = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Matches code, name and search words; choices that begin with the text come first. */
export function matchChoices(choices: readonly Choice[], typed: string, most = 50): readonly Choice[] {
  const wanted = plain(typed)
  if (wanted === '') return choices.slice(0, most)
  const first: Choice[] = []
  const later: Choice[] = []
  for (const choice of choices) {
    const value = plain(choice.value)
    const label = plain(choice.label)
    if (value === wanted || label === wanted) first.unshift(choice)
    else if (value.startsWith(wanted) || label.startsWith(wanted)) first.push(choice)
    else if (label.includes(wanted) || (choice.search ?? '').toLowerCase().includes(wanted))
      later.push(choice)
    else if (choice.names?.some((name) => plain(name).startsWith(wanted))) later.push(choice)
  }
  return [...first, ...later].slice(0, most)
}

/**
 * Converts a pasted code or name to the code; any other text stays, to be corrected. Initials match only in the list
 * of choices: a pasted JP is Japan and not Jiapeng, which is Gabon.
 */
export function choiceParser(choices: readonly Choice[]): (typed: string) => string {
  const codes = new Map<string, string>()
  const learn = (word: string, value: string): void => {
    if (word !== '' && !codes.has(plain(word))) codes.set(plain(word), value)
  }
  for (const { value } of choices) learn(value, value)
  for (const { value, label } of choices) learn(label, value)
  for (const { value, search = '' } of choices)
    for (const word of search.split(' ')) if (/\p{Script=Han}/u.test(word)) learn(word, value)
  for (const { value, names = [] } of choices) for (const name of names) learn(name, value)
  // Last, so that no full name is taken for another one without its punctuation.
  for (const { value, label, names = [] } of choices)
    for (const name of [label, ...names]) learn(bare(name), value)
  // A pasted column has the same few names thousands of times.
  const heard = new Map<string, string>()
  return (typed) => {
    let kept = heard.get(typed)
    if (kept === undefined) {
      kept = codes.get(plain(typed)) ?? codes.get(bare(typed)) ?? typed.trim()
      if (heard.size < mostHeard) heard.set(typed, kept)
    }
    return kept
  }
}
const mostHeard = 2000

export function choiceShower(choices: readonly Choice[]): (kept: string) => string {
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]))
  return (kept) => labels.get(kept) ?? kept
}
