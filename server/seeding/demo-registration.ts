import type { Company } from '@quayside/contract/account/company.ts'
import type { Token } from '@quayside/contract/account/login.ts'
import { type DemoCompany, demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { sql as raw } from 'kysely'
import { passCompany, rejectCompany, takeUpCompany } from '../modules/account/review-company.ts'
import { codeAt, stepOf } from '../modules/account/second-factor/totp.ts'
import { assignManager } from '../office/staff/save-manager.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'
import { reviewer } from './demo-desk.ts'
import { demoDocument } from './demo-document.ts'

export async function register(client: DemoClient, mobile: string): Promise<Token> {
  await client.call('POST auth/mobile/code', { body: { mobile, scene: 'register' } })
  return client.call<Token>('PUT system/online/user/profile/register', {
    body: {
      mobile,
      code: client.codeOf(mobile),
      password: demoPassword,
      confirmPassword: demoPassword,
      agree: true,
    },
  })
}

type Information = Omit<DemoCompany, 'members' | 'groupCompany'>

/** Returns the company's id. */
export async function submitInformation(
  client: DemoClient,
  company: Information,
  token: string,
): Promise<string> {
  const current = await client.call<Company>('GET base/online/company/current', { token })
  const licence = await client.call<{ id: string }>('POST system/online/file/upload', {
    token,
    file: {
      name: 'business-licence.pdf',
      bytes: await demoDocument('businessLicence', company.name, [
        company.creditCode,
        company.legalPerson,
        company.address,
      ]),
    },
  })
  const { administrator: _, review: __, rejection: ___, ...information } = company
  await client.call('POST base/online/company/save', {
    token,
    body: {
      ...information,
      version: current.version,
      licenceNo: company.creditCode,
      taxNo: company.creditCode,
      organizationCode: company.creditCode.slice(8, 17),
      invoicingAddress: company.address,
      invoicingPhone: company.phone,
      agree: true,
      licenceFileIds: [licence.id],
    },
  })
  await client.call('POST base/online/company/{id}/submit', { token, params: { id: current.id } })
  return current.id
}

export async function review(
  platform: Platform,
  company: Pick<DemoCompany, 'review' | 'rejection'>,
  id: string,
): Promise<void> {
  if (company.review === 'applied') return
  await platform.staff.transaction([], async (tx) => {
    await takeUpCompany(tx, id, reviewer)
    if (company.review === 'passed') {
      await passCompany(tx, id, reviewer)
      await nameManager(tx, id)
    }
    if (company.review !== 'passed') await rejectCompany(tx, id, reviewer, company.rejection ?? '')
  })
}

/** Whoever reviews companies looks after those that passed. */
async function nameManager(tx: Tx, companyId: string): Promise<void> {
  const manager = await tx
    .selectFrom('staff')
    .select('id')
    .where(raw<boolean>`'reviewer' = any(roles)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (manager) await assignManager(tx, companyId, manager.id)
}

export async function logIn(client: DemoClient, mobile: string): Promise<string> {
  const token = await client.call<Token>('POST auth/oauth/token', {
    body: { grant_type: 'password', username: mobile, password: demoPassword },
  })
  return token.access_token
}

/** An invited colleague sets the first password with a code, like a forgotten one. */
export async function setFirstPassword(client: DemoClient, mobile: string): Promise<void> {
  await client.call('POST auth/mobile/code', { body: { mobile, scene: 'reset' } })
  await client.call('PUT system/online/user/profile/resetPwd', {
    body: { mobile, code: client.codeOf(mobile), password: demoPassword, confirmPassword: demoPassword },
  })
}

/** As in the member's own profile: the code is what an authenticator would show. */
export async function setUpAuthenticator(
  { clock }: Pick<Platform, 'clock'>,
  client: DemoClient,
  mobile: string,
): Promise<void> {
  const token = await logIn(client, mobile)
  const { secret } = await client.call<{ secret: string }>('POST auth/authenticator/begin', {
    token,
    body: { password: demoPassword },
  })
  const code = codeAt(secret, stepOf(clock.now()))
  await client.call('POST auth/authenticator/confirm', { token, body: { code } })
  await client.call('DELETE auth/token/logout', { token })
}
