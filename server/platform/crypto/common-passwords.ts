import { commonWords } from './common-words.ts'

// The rule 'letters, digits and symbols' leads people to a common word with common additions
// (Admin@123, P@ssw0rd!, Woaini1314!). A fixed list cannot hold every combination, so a password is split:
// it is common when its word, its digits and its symbols each are.

const keyboardRuns = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '147258369',
  '!@#$%^&*()_+',
]

const commonDigits = new Set(
  '0 00 000 007 110 111 112 119 120 147 159 168 258 321 369 456 520 521 555 654 666 678 686 688 777 789 886 888 963 987 998 999 1024 1122 1212 1230 1231 1233 1313 1314 1414 1688 1980 2580 3344 4321 5188 5200 5210 5211314 520520 5201314 1314520 6688 7758521 7788 8848 9527 9999 112233 121212 123123 123321 147258 159357 159753 168168 123654 131421 314159 521521 789456 987654321 1qaz2wsx'.split(
    ' ',
  ),
)

const leetLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
}

/** True for a password that a guesser tries early, or that merely repeats one of `ownTexts` (account, mobile, company). */
export function isCommonPassword(password: string, ownTexts: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (ownTexts.some((own) => own.length >= 4 && text.includes(own.toLowerCase()))) return true
  if (isRunOrRepeat(text)) return true
  // A long password is not guessed, and splitting a 50,000-character text would delay other requests.
  if (text.length > 64) return false
  return readings(text).some(
    ({ word, digits, symbols }) =>
      isCommonWord(word) && isCommonNumber(digits) && (symbols.length <= 3 || isRunOrRepeat(symbols)),
  )
}

type Reading = { word: string; digits: string; symbols: string }

// 'p@ssw0rd!23' reads as 'pssword' + '023' or, with look-alikes inside the word replaced, as 'password' + '23'.
function readings(text: string): Reading[] {
  const asTyped = takeApart(text)
  const [, before = '', core = '', after = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(text) ?? []
  const trimmings = takeApart(before + after)
  const all: Reading[] = [asTyped]
  for (const [start, middle, rest] of splits(before, core, after)) {
    const word = Array.from(start + middle, (letter) => leetLetters[letter] ?? letter).join('')
    all.push({ ...takeApart(rest), word })
  }
  all.push({ ...trimmings, word: core })
  return all
}

// A look-alike may also be the first or last letter of the word: @dmin123!, pa$$.
function splits(before: string, core: string, after: string): Array<[string, string, string]> {
  return [
    ['', core, before + after],
    [before.slice(-1), core, before.slice(0, -1) + after],
    ['', core + after.slice(0, 1), before + after.slice(1)],
    ['', core + after.slice(0, 2), before + after.slice(2)],
  ]
}

function takeApart(text: string): Reading {
  return {
    word: text.replace(/[^a-z]/g, ''),
    digits: text.replace(/\D/g, ''),
    symbols: text.replace(/[a-z\d]/g, ''),
  }
}

function isCommonWord(word: string): boolean {
  if (word.length <= 2 || commonWords.has(word) || isRunOrRepeat(word)) return true
  const half = word.slice(0, word.length / 2)
  return word === half + half && isCommonWord(half)
}

function isCommonNumber(digits: string): boolean {
  return digits.length <= 2 || commonDigits.has(digits) || isRunOrRepeat(digits) || isYearOrDay(digits)
}

function isYearOrDay(digits: string): boolean {
  return /^(19[4-9]\d|20[0-4]\d)((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))?$/.test(digits)
}

function isRunOrRepeat(text: string): boolean {
  if (text.length < 2) return true
  if (new Set(text).size === 1) return true
  const backwards = Array.from(text).toReversed().join('')
  return keyboardRuns.some((run) => run.includes(text) || run.includes(backwards))
}
