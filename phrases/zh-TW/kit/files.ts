import type { Wording } from '../../wording.ts'
import type { files as source } from '../../zh-CN/kit/files.ts'

export const files: Wording<typeof source> = {
  preview: {
    open: '在新視窗開啟',
    save: '下載',
    loading: '正在開啟 {name}',
    noPreview: '此類檔案不能預覽，請下載查看',
    failed: '{name} 未能開啟',
  },
  attachment: {
    choose: '選擇檔案',
    drop: '或拖放至此',
    hint: '{types}，單檔上限 {size, number} MB',
    uploading: '正在上傳 {name}',
    remove: '移除 {name}',
    preview: '預覽 {name}',
    download: '下載 {name}',
    tooLarge: '{name} 超過 {size, number} MB，請壓縮後再上傳',
    wrongType: '不支援 {name} 的格式，請上傳 {types}',
    none: '未上傳',
  },
}
