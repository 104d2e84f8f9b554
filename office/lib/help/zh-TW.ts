export const files: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../../../docs/guide/zh-TW/words.md', '../../../docs/guide/zh-TW/desk/*.md'],
  { eager: true, query: '?raw', import: 'default' },
)
