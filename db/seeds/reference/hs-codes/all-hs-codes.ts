import { batteriesAndMotors } from './batteries-and-motors.ts'
import { computers } from './computers.ts'
import { connectorsAndBoards } from './connectors-and-boards.ts'
import { cosmetics } from './cosmetics.ts'
import { displays } from './displays.ts'
import { food } from './food.ts'
import type { HsSeed } from './hs-table.ts'
import { instruments } from './instruments.ts'
import { machinery } from './machinery.ts'
import { passiveParts } from './passive-parts.ts'
import { plasticsAndPaper } from './plastics-and-paper.ts'
import { semiconductors } from './semiconductors.ts'
import { telecom } from './telecom.ts'
import { textilesAndGoods } from './textiles-and-goods.ts'

/** A sample of the goods this trade moves, as of this day; rates are to be confirmed with customs. */
export const hsSampleDate = '2026-11-15'

export const allHsCodes: readonly HsSeed[] = [
  ...semiconductors,
  ...passiveParts,
  ...connectorsAndBoards,
  ...displays,
  ...computers,
  ...telecom,
  ...batteriesAndMotors,
  ...instruments,
  ...machinery,
  ...food,
  ...cosmetics,
  ...plasticsAndPaper,
  ...textilesAndGoods,
]
