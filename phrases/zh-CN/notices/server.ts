/** The server's messages about consultations. */
export const consultationNotices = {
  consultation: {
    answer: { title: '咨询已回复', content: '您的咨询“{title}”（{number}）有了新的回复，请查看。' },
    close: { title: '咨询已结束', content: '咨询“{title}”（{number}）已由服务商结束，记录仍可查看。' },
  },
}
