import { gatewayRetention, webhookJob } from './gateway/webhooks/jobs.ts'
import { announceAgreements } from './modules/account/announce-agreement.ts'
import { forgetOldTraces } from './modules/account/retention.ts'
import { remindOfDocuments } from './modules/filings/remind-of-documents.ts'
import { sendReminders } from './modules/finance/send-reminders.ts'
import { sendStatements } from './modules/finance/send-statements.ts'
import { statementFile } from './modules/finance/statement-mail.ts'
import { expireQuotations } from './modules/forwarding/expire-quotations.ts'
import { forgetOpenings } from './modules/links/note-opening.ts'
import { sendDeliveries } from './modules/notices/send-deliveries.ts'
import { sendPushes } from './modules/notices/send-pushes.ts'
import { sendRobots } from './modules/notices/send-robots.ts'
import { makeDueOrders } from './modules/orders/make-due-orders.ts'
import { rateFetchers } from './modules/rates/fetching/fetch-rates.ts'
import { forgetReports } from './modules/reports/forget-reports.ts'
import { keepLandedCosts } from './modules/reports/keep-landed-costs.ts'
import { makeDueReports } from './modules/reports/make-due-reports.ts'
import { reportRunner } from './modules/reports/run-report.ts'
import { deliverSystemEvents } from './modules/systems/deliver-events.ts'
import { warnOfKeys } from './modules/systems/warn-of-expiry.ts'
import { remindOfTasks } from './modules/teamwork/remind-of-tasks.ts'
import { remindOfExpiry } from './modules/warehouse/remind-of-expiry.ts'
import { keepFigures } from './office/system/keep-figures.ts'
import { remindStaff } from './office/teamwork/remind-staff.ts'
import { forgetUploads } from './platform/files/forget-uploads.ts'
import type { JobDefinition } from './platform/jobs.ts'
import { sendMails } from './platform/mail/send-mails.ts'
import type { Platform } from './platform/platform.ts'
import { archiveOldRows } from './platform/retention/retain.ts'
import { forgetEndedSessions } from './platform/session/forget-sessions.ts'
import { reports } from './reports.ts'

/** The background jobs of the product: what is not named here never runs. */
export const jobs = (platform: Platform): JobDefinition[] => [
  forgetOldTraces(platform),
  forgetEndedSessions(platform),
  forgetOpenings(platform),
  forgetUploads(platform),
  sendDeliveries(platform),
  sendPushes(platform),
  sendRobots(platform),
  deliverSystemEvents(platform),
  sendMails(platform, statementFile),
  makeDueOrders(platform),
  sendReminders(platform),
  expireQuotations(platform),
  remindOfDocuments(platform),
  remindOfExpiry(platform),
  remindOfTasks(platform),
  announceAgreements(platform),
  warnOfKeys(platform),
  remindStaff(platform),
  sendStatements(platform),
  makeDueReports(platform, reports),
  reportRunner(platform, reports),
  forgetReports(platform),
  keepLandedCosts(platform),
  ...rateFetchers(platform),
  webhookJob(platform),
  gatewayRetention(platform),
  archiveOldRows(platform),
  keepFigures(platform),
]
