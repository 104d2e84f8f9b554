import type { Wording } from '../../wording.ts'
import type { imgPreview as source } from '../../zh-CN/shell/img-preview.ts'

export const imgPreview: Wording<typeof source> = {
  title: '檔案預覽',
  place: '第 {place} 個，共 {count} 個',
  tools: '預覽工具',
  previous: '上一個',
  next: '下一個',
  zoomIn: '放大',
  zoomOut: '縮小',
  fit: '符合視窗',
  actual: '實際大小',
  rotateLeft: '向左旋轉',
  rotateRight: '向右旋轉',
  download: '下載',
  loading: '正在開啟檔案',
  failed: '此檔案無法預覽',
  none: '未指定要預覽的檔案',
  pdf: 'PDF 檔案：{name}',
  retry: '重試',
}
