import type { DemoCompany } from '@quayside/db/seeds/demo/companies.ts'
import { sql as raw } from 'kysely'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { Platform } from '../platform/platform.ts'
import { seedAnnouncement } from './demo-announcement.ts'
import { seedApprovals } from './demo-approvals.ts'
import { openBooks } from './demo-books.ts'
import type { DemoClient } from './demo-client.ts'
import { seedConsultations } from './demo-consultations.ts'
import { seedContracts } from './demo-contracts.ts'
import { seedFreight } from './demo-freight.ts'
import { seedGroupCompany } from './demo-group-company.ts'
import { seedHub } from './demo-hub.ts'
import { seedLabels } from './demo-labels.ts'
import { seedLinks } from './demo-links.ts'
import { seedMoney, seedTerms } from './demo-money.ts'
import { seedOrders } from './demo-orders.ts'
import { seedProducts } from './demo-products.ts'
import {
  logIn,
  register,
  review,
  setFirstPassword,
  setUpAuthenticator,
  submitInformation,
} from './demo-registration.ts'
import { seedReports } from './demo-reports.ts'
import { seedServices } from './demo-services.ts'
import { seedStaffTeamwork } from './demo-staff-teamwork.ts'
import { seedStock } from './demo-stock.ts'
import { seedSuppliers } from './demo-suppliers.ts'
import { seedSystems } from './demo-systems.ts'
import { seedTeamwork } from './demo-teamwork.ts'
import { seedViews } from './demo-views.ts'
import { addWebhook, postDemoEvents } from './demo-webhook.ts'
import { redateMoney } from './redate-demo.ts'

/** From registration to the end of its review, then its colleagues: what a new customer goes through. */
export async function seedCompany(
  platform: OpenedPlatform,
  client: DemoClient,
  company: DemoCompany,
): Promise<void> {
  const { mobile } = company.administrator
  const { access_token: token } = await register(client, mobile)
  const { members: _, groupCompany, ...information } = company
  await review(platform, company, await submitInformation(client, information, token))
  if (company.review !== 'passed') return
  const session = await logIn(client, mobile)
  await client.call('PUT system/online/user/profile/updateCustomerAccount', {
    token: session,
    body: { name: company.administrator.name },
  })
  for (const { hasSecondFactor, ...member } of company.members) {
    await client.call('POST base/online/member/save', { token: session, body: member })
    await setFirstPassword(client, member.mobile)
    if (hasSecondFactor) await setUpAuthenticator(platform, client, member.mobile)
  }
  if (groupCompany) await seedGroupCompany(platform, client, { token: session, company: groupCompany })
  const webhook = company.members.length > 0 ? await addWebhook(client, session) : undefined
  const seeded = { token: session, isRival: company.members.length === 0 }
  await seedSuppliers(platform, client, seeded)
  await seedHub(platform, client, seeded)
  await seedProducts(platform, client, seeded)
  await seedStock(platform, client, seeded)
  const books = await openBooks(platform, client, { token: session, mobile })
  await seedTerms(books)
  await seedMoney(books, await seedOrders(platform, client, seeded), seeded)
  await redateMoney(platform.ownerUrl)
  await seedAnnouncement(platform, client, seeded)
  await seedFreight(platform, client, seeded)
  await seedLabels(platform, client, seeded)
  await seedServices(platform, client, seeded)
  await seedApprovals(platform, client, seeded)
  await seedReports(platform, client, seeded)
  await seedViews(client, seeded)
  await seedLinks(client, seeded)
  await seedTeamwork(platform, client, seeded)
  await seedStaffTeamwork(platform, client, seeded)
  await seedSystems(client, seeded)
  if (webhook) await postDemoEvents(platform, client, { token: session, webhook })
  await seedConsultations(platform, client, seeded)
  await seedContracts(platform, { mobile, companyId: books.companyId })
  await readOlderNotices(platform)
  await client.call('DELETE auth/token/logout', { token: session })
}

const unreadAtMost = 24

/** A year of business leaves hundreds of messages; who works here every day has read all but the last. */
const readOlderNotices = (platform: Platform): Promise<unknown> =>
  platform.staff.transaction([], (tx) =>
    raw`update notice set is_read = true, read_at = now()
      where not is_read and id not in (
        select id from (
          select id, row_number() over (partition by member_id order by created_at desc, id desc) as place from notice
        ) newest where place <= ${unreadAtMost})`.execute(tx),
  )
