/** The fields that certification verified; the company changes all others without review. */
export const reviewedFields = ['name', 'creditCode', 'legalPerson', 'legalPersonId', 'licenceNo'] as const
export type ReviewedField = (typeof reviewedFields)[number]

export const isReviewedField = (name: string): name is ReviewedField =>
  (reviewedFields as readonly string[]).includes(name)

type Reviewed = Readonly<Record<ReviewedField, string>>

/** The fields that a save of these values would send to the provider for review. */
export const fieldsToReview = (before: Reviewed, after: Reviewed): ReviewedField[] =>
  reviewedFields.filter((name) => before[name] !== after[name])

/** The same files in another order are the same licence. */
export const isNewLicence = (before: readonly string[], after: readonly string[]): boolean =>
  before.toSorted().join() !== [...new Set(after)].toSorted().join()
