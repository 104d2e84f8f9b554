import { common } from '../kernel/shared.ts'

export const imgPreview = {
  title: '文件预览',
  place: '第 {place} 个，共 {count} 个',
  tools: '预览工具',
  previous: '上一个',
  next: '下一个',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适合窗口',
  actual: '实际大小',
  rotateLeft: '向左旋转',
  rotateRight: '向右旋转',
  ...common('download'),
  loading: '正在打开文件',
  failed: '这个文件不能预览',
  none: '没有指定要预览的文件',
  pdf: 'PDF 文件：{name}',
  retry: '重试',
} as const
