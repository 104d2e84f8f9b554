import type { consultationNotices as source } from '../../zh-CN/notices/server.ts'

export const consultationNotices: typeof source = {
  consultation: {
    answer: {
      title: 'Inquiry answered',
      content: 'There is a new reply to your inquiry “{title}” ({number}).',
    },
    close: {
      title: 'Inquiry closed',
      content: 'The provider has closed the inquiry “{title}” ({number}). You can still read it.',
    },
  },
}
