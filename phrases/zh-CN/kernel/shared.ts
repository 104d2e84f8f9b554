import { pickerOf } from '../../labels.ts'
import { amountTexts } from './amounts.ts'
import { commonLabels } from './labels.ts'
import { messageTexts } from './messages.ts'
import { nameTexts } from './names.ts'
import { pageTexts } from './pages.ts'
import { stateTexts } from './states.ts'
import { verbTexts } from './verbs.ts'

/** What more than one screen says, by its key. A key of two tables has the text of the later one. */
export const common = pickerOf({
  ...messageTexts,
  ...amountTexts,
  ...pageTexts,
  ...stateTexts,
  ...nameTexts,
  ...verbTexts,
  ...commonLabels,
})

export const recordNames = pickerOf(nameTexts)
export const stateNames = pickerOf(stateTexts)
export const pageNames = pickerOf(pageTexts)
export const amountsInRmb = pickerOf(amountTexts)
export const messages = pickerOf(messageTexts)
