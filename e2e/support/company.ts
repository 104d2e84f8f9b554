import type { Company } from '@quayside/contract/account/company.ts'
import type { Token } from '@quayside/contract/account/login.ts'
import { isCreditCode } from '@quayside/contract/kernel/formats.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { demoDocument } from '@quayside/server/seeding/demo-document.ts'
import { call, tokenOf, uploadFile } from './calls.ts'
import { provide } from './gateway.ts'
import { asProvider, lastCode } from './provider.ts'

const digits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** A number that is not registered yet, also when a server serves several runs. */
export const freshMobile = (): string => `15${digits(9)}`

const codeLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** Six letters of 31: with seven digits two companies of one run had the same code once. */
function freshCreditCode(): string {
  const letters = Array.from(
    { length: 6 },
    () => codeLetters[Math.floor(Math.random() * codeLetters.length)] ?? '0',
  )
  const body = `91440300MA5${letters.join('')}`
  const check = Array.from(codeLetters).find((letter) => isCreditCode(body + letter))
  return `${body}${check ?? ''}`
}

export const companyInformation = (name: string) => ({
  name,
  creditCode: freshCreditCode(),
  legalPerson: 'Li Na',
  legalPersonId: '440301198503122829',
  agentName: 'Wang Wei',
  agentPhone: '13500135009',
  email: 'office@example.com',
})

/** Resets the limits, which count by address: all tests share one. A given number may also request its next code. */
export const forgetLimits = (mobile = ''): Promise<void> =>
  asProvider(async ({ staff }) => {
    const earlier = new Date(Date.now() - 120_000).toISOString()
    await staff.transaction([], async (tx) => {
      await tx.deleteFrom('attempt').execute()
      await tx.updateTable('sms_code').set({ created_at: earlier }).where('mobile', '=', mobile).execute()
    })
  })

export async function askForCode(mobile: string, scene: string): Promise<string> {
  await call('POST auth/mobile/code', { body: { mobile, scene } })
  return lastCode(mobile)
}

let rendered: Promise<Uint8Array> | undefined
/** One licence for all companies, because rendering it is expensive. */
export const licencePdf = (): Promise<Uint8Array> =>
  (rendered ??= demoDocument('businessLicence', 'Story', []))

/** Registered and submitted, waiting for the provider's review. */
export async function submittedCompany(name: string): Promise<{ mobile: string; companyId: string }> {
  await forgetLimits()
  const mobile = freshMobile()
  const password = demoPassword
  const { access_token: token } = await call<Token>('PUT system/online/user/profile/register', {
    body: {
      mobile,
      code: await askForCode(mobile, 'register'),
      password,
      confirmPassword: password,
      agree: true,
    },
  })
  const { id, version } = await call<Company>('GET base/online/company/current', { token })
  const licence = await uploadFile(token, 'licence.pdf', await licencePdf())
  const information = { ...companyInformation(name), agree: true, licenceFileIds: [licence] }
  await call('POST base/online/company/save', { token, body: { ...information, version } })
  await call(`POST base/online/company/${id}/submit`, { token })
  return { mobile, companyId: id }
}

export async function passReview(companyId: string): Promise<void> {
  await provide('companies', companyId, 'takeUp')
  await provide('companies', companyId, 'pass')
}

export async function rejectReview(companyId: string, reason: string): Promise<void> {
  await provide('companies', companyId, 'takeUp')
  await provide('companies', companyId, 'reject', { reason })
}

export type NewCompany = { mobile: string; companyId: string; token: string }

/** A separate company for a story: reviewed, with its administrator and no other data. */
export async function newCompany(name: string): Promise<NewCompany> {
  const { mobile, companyId } = await submittedCompany(name)
  await passReview(companyId)
  return { mobile, companyId, token: (await tokenOf(mobile)).access_token }
}

/** A member who was invited and has set a password; answers the id and the number to log in with. */
export async function givenColleague(
  token: string,
  values: { name: string; permissionSet: string },
): Promise<{ id: string; mobile: string }> {
  await forgetLimits()
  const mobile = freshMobile()
  const { id } = await call<{ id: string }>('POST base/online/member/save', {
    token,
    body: { ...values, mobile },
  })
  const code = await askForCode(mobile, 'reset')
  const body = { mobile, code, password: demoPassword, confirmPassword: demoPassword, agree: true }
  await call('PUT system/online/user/profile/resetPwd', { body })
  return { id, mobile }
}
