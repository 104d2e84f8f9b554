/** The server’s messages about reports. */
export const reportNotices = {
  report: {
    ready: { title: '报表已生成', content: '“{title}”已生成，可以下载。' },
    scheduled: { title: '定时报表已送达', content: '定时报表“{title}”（{day}）已生成，可以下载。' },
    failed: { title: '报表未能生成', content: '“{title}”未能生成。原因：{reason}' },
  },
}
