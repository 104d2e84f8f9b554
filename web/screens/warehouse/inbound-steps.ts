import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import { draftSteps } from '../../lib/documents/draft-steps.ts'

/** Whether the machine lets the customer take this step with a listed order. */
export const mayStep = draftSteps(warehouseInMachine, { isPickedUp: true, isFetched: false })
