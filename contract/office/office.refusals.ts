import type { RefusalTable } from '../kernel/refusal.ts'

export const officeRefusals = {
  'staff.emailTaken': { answer: 400 },
  'staff.rolesMissing': { answer: 400 },
  'staff.passwordMissing': { answer: 400 },
  'staff.yourself': { answer: 409 },
  'staff.lastAdministrator': { answer: 409 },
  'task.gone': { answer: 404 },
  'task.taken': { answer: 409, params: ['name'] },
  'task.notTaken': { answer: 409 },
  'dictionaryEntry.valueTaken': { answer: 400 },
  'dictionaryEntry.calendar': { answer: 400 },
  'settingContent.invalid': { answer: 400, params: ['place'] },
  'brand.colour': { answer: 400 },
  'brand.icpNumber': { answer: 400 },
  'brand.contrast': { answer: 400, params: ['contrast', 'limit'] },
  'brand.picture': { answer: 400 },
  'landing.sections': { answer: 400 },
  'landing.noPicture': { answer: 400 },
  'job.notFailed': { answer: 409 },
  'bulletin.withdrawn': { answer: 409 },
  'mail.notGivenUp': { answer: 409 },
} as const satisfies RefusalTable
