import type { staffMoved as movedSource, teamworkNotices as source } from '../../zh-CN/teamwork/server.ts'

export const teamworkNotices: typeof source = {
  teamwork: {
    mention: {
      title: 'A colleague mentioned you',
      content: '{name} mentioned you in an internal note on {number}: {message}',
    },
    note: { title: 'New internal note', content: '{name} wrote on {number}, which you follow: {message}' },
    task: { title: 'New task', content: '{name} gave you the task “{title}” ({number}), due on {day}.' },
    taskDone: { title: 'Task done', content: '{name} has done the task “{title}” ({number}).' },
    taskDue: { title: 'Task due', content: 'The task “{title}” ({number}) was to be done by {day}.' },
  },
}

export const staffMoved: typeof movedSource = {
  title: 'A record you follow has moved',
  content: '{number} went from “{from}” to “{to}”.',
}
