/** The server’s messages about reports. */
export const reportNotices = {
  report: {
    ready: { title: 'Report ready', content: '“{title}” is ready for download.' },
    scheduled: {
      title: 'Scheduled report',
      content: 'The scheduled report “{title}” of {day} is ready for download.',
    },
    failed: { title: 'Report not made', content: '“{title}” could not be made. Reason: {reason}' },
  },
}
