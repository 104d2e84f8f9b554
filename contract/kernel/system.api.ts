import * as z from 'zod/mini'
import { Agreement, AgreementQuery } from './agreement.ts'
import type { ApiTable } from './api.ts'
import { CommitAudit, PublicCheck, Setting, SettingQuery, SubmitResult, SystemInfo } from './system.ts'

export const systemApi = {
  'GET system/online/sysConfig/getSysInfo': {
    access: 'open',
    summary: 'What a front end needs at start-up: title, product, agreement, support and the landing page.',
    data: SystemInfo,
    revalidated: true,
  },
  'POST system/online/sysConfig/getSysInfo': {
    access: 'open',
    summary: 'The same as the GET, for clients that post at start-up; what they post is not looked at.',
    // §7 does not show the payload, so whatever a client sends at its start-up must not stop it.
    body: z.looseObject({}),
    data: SystemInfo,
  },
  'GET system/online/agreement': {
    access: 'open',
    summary: 'The service agreement in force, or one of its versions by number.',
    query: AgreementQuery,
    data: Agreement,
    revalidated: true,
  },
  'GET system/sysConfig': {
    access: 'member',
    summary: 'The public settings, all or those named by their keys.',
    query: SettingQuery,
    data: z.array(Setting),
  },
  'GET system/sysPublicCheck/list': {
    access: 'open',
    summary: 'The validation rules that forms use, with their messages.',
    rows: PublicCheck,
    revalidated: true,
  },
  'PUT system/online/sysTableLevelStep/commitAudit': {
    // Which drafts a caller may submit depends on the table; an account under review submits its own company.
    access: 'onboarding',
    summary:
      'Submits drafts of any resource that has a submit; each id is answered on its own. Where all are refused, so is the call.',
    body: CommitAudit,
    form: true,
    data: z.array(SubmitResult),
  },
} as const satisfies ApiTable
