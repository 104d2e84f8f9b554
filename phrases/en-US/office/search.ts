import type { Wording } from '../../wording.ts'
import type { officeSearch as source } from '../../zh-CN/office/search.ts'
import { common } from '../kernel/shared.ts'

export const officeSearch: Wording<typeof source> = {
  label: 'Search',
  placeholder: 'Type a page, number, customer or part number',
  pages: 'Pages',
  models: 'Part numbers',
  ...common('preview', 'openHit', 'nothing'),
  all: 'All results',
  facts: { ...common('customer', 'number'), lot: 'Stock lot' },
  hint: '<key>↑</key><key>↓</key> choose <key>Enter</key> open <key>Ctrl Enter</key> all results',
}
