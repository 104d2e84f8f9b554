import { codeList, type KeyOf } from '../kernel/codes.ts'

/** Why a push message did not reach a browser; one that its service no longer knows is removed instead. */
export const pushFault = codeList('pushFault', ['tooFast', 'refused', 'unreachable', 'blocked'])
export type PushFault = KeyOf<typeof pushFault>
