import type { Wording } from '../../wording.ts'
import { orderForm } from './order-form.ts'

const { assumed, rateTaken } = orderForm.summary
const texts = { ...orderForm.whatIf, assumed, rateTaken }

/** What the files of a comparison under other conditions say: the words of the screen. */
export const whatIfPaper: Wording<typeof texts> = texts
