import type { officeRefusals } from '@quayside/contract/office/office.refusals.ts'
import type { Nested } from '../nested.ts'

export const officeErrors = {
  staff: {
    codeNeeded: 'Enter the 6-digit code from your authenticator',
    codeWrong: 'The code is wrong or was used before. Wait for the next one and try again',
    secondFactorOn: 'The second factor is already on. Switch it off first to replace it',
    secondFactorNotBegun: 'Create a secret first, then confirm it with a code',
    emailTaken: 'There is already a staff account with this email',
    rolesMissing: 'Choose at least one role',
    passwordMissing: 'Set a first password for the new account',
    yourself: 'You cannot disable yourself or give up your own administrator role. Ask another administrator',
    lastAdministrator: 'At least one administrator must stay enabled',
  },
  task: {
    gone: 'This task is settled or does not exist. Refresh the list',
    taken: '{name} has taken this up. Ask for it to be handed over first',
    notTaken: 'You have not taken this up, so you cannot hand it over',
  },
  dictionaryEntry: { valueTaken: 'This code already exists' },
  settingContent: { invalid: 'The content is not well formed at {place}. Correct it and save again' },
  bulletin: { withdrawn: 'This bulletin was withdrawn and can no longer be changed' },
} as const satisfies Nested<keyof typeof officeRefusals>
