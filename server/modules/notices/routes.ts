import { consultationApi } from '@quayside/contract/notices/consultation.api.ts'
import { noticeApi } from '@quayside/contract/notices/notice.api.ts'
import { pushApi } from '@quayside/contract/notices/push.api.ts'
import { robotApi } from '@quayside/contract/notices/robot.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { askProvider } from './ask-provider.ts'
import { getBulletin, listBulletins, listNewestBulletins } from './list-bulletins.ts'
import { countUnread, getConsultation, listConsultations } from './list-consultations.ts'
import { listNotices } from './list-notices.ts'
import { markNoticesRead } from './mark-notices-read.ts'
import { getNoticeSetting, saveNoticeSetting } from './notice-setting.ts'
import { listPushDevices, removePushDevice, subscribePush, testPush } from './push-devices.ts'
import { listRobotEvents, removeRobots, robots } from './robots.ts'
import { saveRobot } from './save-robot.ts'
import { closeOwn, followUp, markAnswersRead } from './step-consultation.ts'
import { testRobot } from './test-robot.ts'

export const noticeRoutes = bind(noticeApi, {
  'GET system/online/sysMsg': listNotices,
  'PUT system/online/sysMsg/setIsRead': markNoticesRead,
  'GET system/online/sysMsg/setting': getNoticeSetting,
  'POST system/online/sysMsg/setting/save': saveNoticeSetting,
  'GET system/online/sysBulletin': listBulletins,
  'GET system/online/sysBulletin/bullentNewestList': listNewestBulletins,
  'GET system/online/sysBulletin/{id}': getBulletin,
})

export const consultationRoutes = bind(consultationApi, {
  'GET system/online/consultation/list': listConsultations,
  'GET system/online/consultation/unread': countUnread,
  'GET system/online/consultation/{id}': getConsultation,
  'POST system/online/consultation/save': askProvider,
  'POST system/online/consultation/{id}/followUp': followUp,
  'POST system/online/consultation/{id}/close': closeOwn,
  'POST system/online/consultation/{id}/read': markAnswersRead,
})

export const robotRoutes = bind(robotApi, {
  'GET base/online/robot/list': robots.list,
  'GET base/online/robot/events': listRobotEvents,
  'GET base/online/robot/{id}': robots.detail,
  'POST base/online/robot/save': saveRobot,
  'POST base/online/robot/{id}/test': testRobot,
  'DELETE base/online/robot/batchRemove': removeRobots,
})

export const pushRoutes = bind(pushApi, {
  'GET system/online/push/devices': listPushDevices,
  'POST system/online/push/subscribe': subscribePush,
  'POST system/online/push/{id}/test': testPush,
  'DELETE system/online/push/{id}': removePushDevice,
})
