/** The server’s messages about reports. */
export const reportNotices = {
  report: {
    ready: {
      title: '報表已產生',
      content: '「{title}」已產生，可以下載。',
    },
    scheduled: {
      title: '定時報表已送達',
      content: '定時報表「{title}」（{day}）已產生，可以下載。',
    },
    failed: {
      title: '報表未能產生',
      content: '「{title}」未能產生。原因：{reason}',
    },
  },
}
