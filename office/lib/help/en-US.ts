export const files: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../../../docs/guide/en-US/words.md', '../../../docs/guide/en-US/desk/*.md'],
  { eager: true, query: '?raw', import: 'default' },
)
