import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { Robot, RobotDetail, RobotEvent, RobotQuery, RobotSave, RobotTest } from './robot.ts'

export const robotApi = {
  'GET base/online/robot/list': {
    access: 'hub-robot-list',
    summary: 'The company’s group robots, with the last card that arrived and the last one that did not.',
    query: RobotQuery,
    rows: Robot,
  },
  'GET base/online/robot/events': {
    access: 'hub-robot-list',
    summary: 'The events that a robot can post to its group.',
    data: z.array(RobotEvent),
  },
  'GET base/online/robot/{id}': {
    access: 'hub-robot-list',
    summary: 'One robot with its timeline; its address and secret are never answered.',
    data: RobotDetail,
  },
  'POST base/online/robot/save': {
    access: 'hub-robot-edit',
    summary: 'Creates a robot, or changes the one with this id and version.',
    body: RobotSave,
    data: Saved,
  },
  'POST base/online/robot/{id}/test': {
    access: 'hub-robot-edit',
    summary: 'Posts a test message to the group at once and answers how it ended.',
    data: RobotTest,
  },
  'DELETE base/online/robot/batchRemove': removal('hub-robot-remove', 'Removes robots; all of them or none.'),
} as const satisfies ApiTable
