import { at } from '@quayside/contract/refusals.ts'

/** The unique indexes of account names, and the refusal for a violation of each. */
export const nameTaken = (code: 'register.mobileTaken' | 'member.mobileTaken') => ({
  // The person belongs to this company already, or has not answered its invitation yet.
  member_person: at('mobile', code),
  person_mobile: at('mobile', code),
  person_email: at('email', 'email.taken'),
})
