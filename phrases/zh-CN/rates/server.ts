/** The server’s messages about rates. */
export const rateNotices = {
  rateAlert: {
    reached: {
      title: '汇率已到提醒价',
      content:
        '{day} 公布的 {currency} 中间价为 {rate}，不高于您设定的 {limit}。汇率回升到设定之上以前不再提醒。',
    },
  },
}
