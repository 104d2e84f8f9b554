import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { Bulletin, BulletinQuery } from './bulletin.ts'
import { Notice, NoticeQuery, NoticesRead } from './notice.ts'
import { NoticeSetting, NoticeSettingSave } from './notice-setting.ts'

export const noticeApi = {
  'GET system/online/sysMsg': {
    access: 'home-notice-list',
    summary: 'The messages of the calling member, newest first.',
    query: NoticeQuery,
    rows: Notice,
  },
  'PUT system/online/sysMsg/setIsRead': {
    access: 'home-notice-read',
    summary: 'Marks messages as read: those named, or all.',
    body: NoticesRead,
    data: z.object({ count: z.number() }),
  },
  'GET system/online/sysMsg/setting': {
    access: 'home-notice-list',
    summary: 'By which channels the calling member is told of which events, the quiet hours and the digest.',
    data: NoticeSetting,
  },
  'POST system/online/sysMsg/setting/save': {
    access: 'home-notice-list',
    summary: 'Saves the calling member’s own choice; an event that is not named keeps its default channels.',
    body: NoticeSettingSave,
    data: NoticeSetting,
  },
  'GET system/online/sysBulletin': {
    access: 'home-bulletin-list',
    summary: 'Bulletins of the provider, pinned first, then newest.',
    query: BulletinQuery,
    rows: Bulletin,
  },
  'GET system/online/sysBulletin/bullentNewestList': {
    access: 'home-bulletin-list',
    summary: 'The newest bulletins, for the home page.',
    data: z.array(Bulletin),
  },
  'GET system/online/sysBulletin/{id}': {
    access: 'home-bulletin-list',
    summary: 'One bulletin.',
    data: Bulletin,
  },
} as const satisfies ApiTable
