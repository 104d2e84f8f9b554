import { isMaskedIdCard, maskIdCard } from '@quayside/contract/kernel/mask.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'

/**
 * The identity number that a save means: a form that showed the stored one masked sends the mask back. A mask of any
 * other number is refused at its field.
 */
export function keptIdentity(given: string, stored: string, path: string): string {
  if (!isMaskedIdCard(given)) return given
  if (maskIdCard(stored) !== given) throw new Refusal([at(path, 'format.idCard')])
  return stored
}
