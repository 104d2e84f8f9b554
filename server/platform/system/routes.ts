import { systemApi } from '@quayside/contract/kernel/system.api.ts'
import { type BoundRoute, bind } from '../http/bind.ts'
import { getAgreement } from './agreement.ts'
import { getSystemInfo, listSettings } from './get-system-info.ts'
import { listPublicChecks } from './list-public-checks.ts'
import { type Submitters, submitDrafts } from './submit-drafts.ts'

/** The modules' submitters come from outside: the platform knows no module. */
export const systemRoutes = (submitters: Submitters): BoundRoute[] =>
  bind(systemApi, {
    'GET system/online/sysConfig/getSysInfo': getSystemInfo,
    'POST system/online/sysConfig/getSysInfo': getSystemInfo,
    'GET system/online/agreement': getAgreement,
    'GET system/sysConfig': listSettings,
    'GET system/sysPublicCheck/list': listPublicChecks,
    'PUT system/online/sysTableLevelStep/commitAudit': submitDrafts(submitters),
  })
