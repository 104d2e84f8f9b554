import { documentTexts } from '../kernel/document-screens.ts'
import { common, messages } from '../kernel/shared.ts'

const texts = documentTexts('标签单')

/** Label orders: list, form, and the page of one. */
export const labels = {
  list: {
    ...texts.list,
    title: '标签备案',
    keyword: '单号、产品名称、品牌',
    ...common('tabs'),
    isWaiting: '标签待确认',
    waiting: '{count, number} 个标签待确认',
    progress: '已确认',
    answer: '确认标签',
  },
  submission: {
    ...texts.submission,
    confirm: '提交 {count, number} 张标签单。办理期间不能修改。',
  },
  form: {
    ...texts.form,
    head: '基本信息',
    ...common('products'),
    ...messages('saved'),
    product: '产品 {place, number}',
    add: '添加产品',
    remove: '删除产品 {place, number}',
    agentHint: '中文标签上须标明的境内代理商',
    ingredientsHint: '按加入量递减顺序填写',
  },
  record: {
    ...texts.record,
    returned: '退单原因',
    suspended: '暂停原因',
    waiting: '{count, number} 个标签待您确认：请核对下方最新版本，确认或写明修改意见。',
    ...common('progress'),
    stages: { ...common('submitted', 'completed'), made: '标签制作', confirmed: '客户确认' },
    done: { submit: '标签单已提交', confirmVersion: '标签已确认', askChange: '修改意见已发送' },
    basics: '基本信息',
    source: '产品资料',
    remarkField: '修改意见',
  },
}
