/** The page that a browser shows without a network. */
export const offlineTexts = {
  title: '网络已断开',
  text: '当前无法连接门户，请检查网络后重试。已打开的其他页面不受影响，填写的内容保留在此浏览器中。',
  again: '重新连接',
}
