import type { fileRefusals } from '@quayside/contract/kernel/file.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from './shared.ts'

export const fileErrors = {
  file: {
    missing: '请选择要上传的文件',
    multipartBroken: '文件没有完整传到，请检查网络后重新上传',
    onlyOne: '一次只能上传一个文件，请逐个上传',
    empty: '文件是空的，请检查后重新选择',
    tooLarge: '文件过大，不能超过 {max}，请压缩后重新上传',
    tooCostly: '文件读取耗时过长，请重新保存或拆分后上传',
    queueFull: '您有多个文件正在读取，请等它们读完后再上传',
    quota: '最近 24 小时的上传已达上限（{files} 个文件或 {size}），请稍后再试或联系服务商',
    typeNotAllowed: '不支持此类文件，请上传 {allowed} 文件（按文件内容判断，与后缀名无关）',
    legacyOffice: '不支持旧版 Office 文件，请另存为 xlsx 或 docx 后上传',
    encrypted: '文件设有密码，请取消密码后上传',
    ...common('bomb'),
    officeBroken: 'Office 文件已损坏，请重新保存后上传',
    officeMacros: '文件含有宏，请去掉宏后另存为 xlsx 或 docx 再上传',
    pdfBroken: 'PDF 文件已损坏或不完整，请重新生成后上传',
    pdfActive: 'PDF 文件含有脚本、会发送数据的表单或附件，请另存为普通 PDF 后上传',
    pdfUnreadable: '无法检查此 PDF 文件，请打印为新的 PDF 后上传',
    xmlBroken: 'XML 文件已损坏、层级过深或带有文档类型声明，请向对方要原始文件后上传',
    imageBroken: '图片已损坏，请重新保存后上传',
    imageTooLarge: '图片尺寸过大，每边不超过 {maxSide} 像素，总计不超过 {maxMegapixels} 百万像素',
    notYours: '文件不存在或无权查看',
    notInline: '只有图片和 PDF 可以预览，请下载后查看',
    noThumbnail: '此文件没有缩略图',
  },
} as const satisfies Nested<keyof typeof fileRefusals>
