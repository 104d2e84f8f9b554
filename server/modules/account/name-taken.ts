import { at } from '@quayside/contract/refusals.ts'

/** The unique indexes of account names, and the refusal for a violation of each. */
export const nameTaken = (code: 'register.mobileTaken' | 'member.mobileTaken') => ({
  member_mobile: at('mobile', code),
  member_email: at('email', 'email.taken'),
})
