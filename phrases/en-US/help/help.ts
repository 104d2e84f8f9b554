import type { Wording } from '../../wording.ts'
import type { help as source } from '../../zh-CN/help/help.ts'

export const help: Wording<typeof source> = {
  title: 'Help',
  close: 'Close help',
  search: 'Search the help',
  searchHint: 'Search the help, e.g. “bank fee”',
  loading: 'Opening help',
  failed: 'The help did not open. Try again.',
  back: 'Back to “{page}”',
  purpose: 'What this page is for',
  steps: 'The usual steps',
  here: 'You are here',
  words: 'Terms on this page',
  glossary: 'Glossary',
  allWords: 'Glossary: all {count, number} terms',
  foundWords: 'Terms: {count, number}',
  foundPages: 'Pages: {count, number}',
  nothingFound: 'The help has nothing on “{keyword}”. Try another word, or ask your provider.',
  keys: {
    title: 'Keys',
    move: 'Move up and down a list',
    peek: 'Preview the row',
    open: 'Open the row',
    select: 'Select the row',
    close: 'Close a preview or window',
    search: 'Search numbers, products, menus',
    help: 'Open or close help',
    space: 'Space',
  },
  contact: {
    manager: 'Your account manager',
    service: 'Customer service',
    hours: 'Open {hours}',
    ask: 'Ask the provider',
    askAbout: 'Ask about {number}',
  },
}
