import type { Wording } from '../../wording.ts'
import type { officeSearch as source } from '../../zh-CN/office/search.ts'

export const officeSearch: Wording<typeof source> = {
  label: 'Search',
  placeholder: 'Type a page, number, customer or part number',
  pages: 'Pages',
  models: 'Part numbers',
  preview: 'Preview',
  openHit: 'Open',
  all: 'All results',
  facts: { customer: 'Customer', number: 'Number', lot: 'Stock lot' },
  nothing: 'Nothing found',
  hint: '↑↓ to choose, Enter to open, Ctrl+Enter for all results, Esc to close',
}
