import type { Wording } from '../../wording.ts'
import type { keys as source } from '../../zh-CN/kit/keys.ts'
import { common } from '../kernel/shared.ts'

export const keys: Wording<typeof source> = {
  title: 'Help and keys',
  peek: 'Preview',
  place: '{place, number} of {count, number}',
  previous: 'Previous record',
  next: 'Next record',
  move: 'Move',
  open: 'Open',
  ...common('close'),
  switch: 'switch tabs',
}
