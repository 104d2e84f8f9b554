import { common, messages } from '../kernel/shared.ts'

/** Attachments and their preview. */
export const files = {
  preview: {
    open: '在新窗口打开',
    save: '下载',
    loading: '正在打开 {name}',
    noPreview: '此类文件不能预览，请下载查看',
    failed: '{name} 未能打开',
  },
  attachment: {
    ...common('choose', 'drop', 'files', 'uploading'),
    ...messages('noFiles', 'remove', 'download'),
    hint: '{types}，单个不超过 {size, number}\u00a0MB',
    preview: '预览 {name}',
    tooLarge: '{name} 超过 {size, number} MB，请压缩后上传',
    wrongType: '{name} 的格式不支持，请上传 {types}',
    none: '未上传',
  },
} as const
