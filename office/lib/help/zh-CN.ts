export const files: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../../../docs/guide/zh-CN/words.md', '../../../docs/guide/zh-CN/desk/*.md'],
  { eager: true, query: '?raw', import: 'default' },
)
