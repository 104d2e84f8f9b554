/** The server’s messages about label orders. */
export const labelNotices = {
  labelOrder: {
    sendVersion: {
      title: '標籤待確認',
      content: '標籤單 {number} 已交付 {product}，請核對後確認或提出修改意見。',
    },
    pause: { title: '標籤單已暫停', content: '標籤單 {number} 已暫停辦理。原因：{reason}' },
    resume: { title: '標籤單恢復辦理', content: '標籤單 {number} 已恢復辦理。' },
    return: { title: '標籤單已退件', content: '標籤單 {number} 已退件，請修改後重新送出。原因：{reason}' },
    complete: { title: '標籤單已結案', content: '標籤單 {number} 已結案，可以下載確認的標籤。' },
  },
}
