/** The server’s messages about label orders. */
export const labelNotices = {
  labelOrder: {
    sendVersion: {
      title: '标签待确认',
      content: '标签单 {number} 交付了 {product}，请核对后确认或提出修改意见。',
    },
    quoteFee: { title: '标签单有报价', content: '标签单 {number} 的报价为 {sum}，请接受或说明原因。{note}' },
    pause: { title: '标签单已暂停', content: '标签单 {number} 已暂停办理。原因：{reason}' },
    resume: { title: '标签单恢复办理', content: '标签单 {number} 已恢复办理。' },
    return: { title: '标签单已退回', content: '标签单 {number} 已退回，请修改后重新提交。原因：{reason}' },
    complete: { title: '标签单已完成', content: '标签单 {number} 已完成，可以下载确认的标签。' },
  },
}
