import { inboundMachine } from '@quayside/contract/warehouse/inbound.states.ts'
import { draftSteps } from '../../lib/documents/draft-steps.ts'

/** Whether the machine lets the customer take this step with a listed order. */
export const mayStep = draftSteps(inboundMachine, { isPickedUp: true, isFetched: false })
