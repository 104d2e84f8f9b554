import type { ClassificationRequestStateKey, ClassificationStatusKey } from './product.codes.ts'

/** What a request's state says of its product; a classified product stays classified when a new request is cancelled. */
export const classificationStatusFor = (
  request: ClassificationRequestStateKey,
  product: { hsCode: string },
): ClassificationStatusKey => statusIn[request] ?? (product.hsCode === '' ? 'unclassified' : 'classified')

const statusIn: Readonly<Record<ClassificationRequestStateKey, ClassificationStatusKey | undefined>> = {
  submitted: 'requested',
  objected: 'requested',
  classified: 'answered',
  accepted: 'classified',
  draft: undefined,
  returned: undefined,
  cancelled: undefined,
}
