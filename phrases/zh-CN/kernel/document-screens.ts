import { common } from './shared.ts'

const documentList = {
  ...common('all', 'change', 'submit', 'view'),
  remark: '提醒',
}

const submissionTexts = {
  ...common('results', 'close'),
  failed: '{done, number} 张已提交，{count, number} 张未提交：',
  fix: '去修改',
}

const recordVerbs = {
  ...common('change', 'remove'),
}

const forGood = '。删除后不能恢复，单号不再使用。'

/** What a document says of itself in its list, its submission, its form and on its page, by its name and how it is counted. */
export const documentTexts = (name: string, measure = '张') => ({
  list: {
    ...documentList,
    new: `新建${name}`,
    empty: `还没有${name}`,
    removeNone: `所选${name}已提交，不能删除`,
    removeConfirm: `删除 {count, number} ${measure}${name}${forGood}`,
    removed: `已删除 {count, number} ${measure}${name}`,
  },
  submission: {
    ...submissionTexts,
    ask: `提交${name}`,
    none: `所选${name}已提交`,
    done: `已提交 {count, number} ${measure}${name}`,
  },
  form: { new: `新建${name}`, edit: `${name} {number}`, submitted: `${name} {number} 已提交` },
  record: {
    ...recordVerbs,
    title: name,
    gone: `${name}不存在或已删除`,
    created: `新建${name}`,
    removed: `${name}已删除`,
    removeConfirm: `删除${name} {number}${forGood}`,
  },
})
