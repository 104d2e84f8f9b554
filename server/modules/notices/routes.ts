import { noticeApi } from '@quayside/contract/notices/notice.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { getBulletin, listBulletins, listNewestBulletins } from './list-bulletins.ts'
import { listNotices } from './list-notices.ts'
import { markNoticesRead } from './mark-notices-read.ts'

export const noticeRoutes = bind(noticeApi, {
  'GET system/online/sysMsg': listNotices,
  'PUT system/online/sysMsg/setIsRead': markNoticesRead,
  'GET system/online/sysBulletin': listBulletins,
  'GET system/online/sysBulletin/bullentNewestList': listNewestBulletins,
  'GET system/online/sysBulletin/{id}': getBulletin,
})
