/** Messages among colleagues. */
export const teamworkNotices = {
  teamwork: {
    mention: { title: '有同事提到了您', content: '{name} 在 {number} 的内部备注中提到了您：{message}' },
    note: { title: '新的内部备注', content: '{name} 在您关注的 {number} 中写道：{message}' },
    task: { title: '新任务', content: '{name} 给您安排了任务“{title}”（{number}），请在 {day} 前完成。' },
    taskDone: { title: '任务已完成', content: '{name} 已完成任务“{title}”（{number}）。' },
    taskDue: { title: '任务到期', content: '任务“{title}”（{number}）应在 {day} 完成，请处理。' },
  },
}

/** To the provider's staff: a record that they follow is in another state. */
export const staffMoved = {
  title: '关注的单据有进展',
  content: '{number} 的状态由“{from}”变为“{to}”。',
}
