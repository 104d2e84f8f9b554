import type { productRefusals } from '@quayside/contract/products/product.refusals.ts'
import type { Nested } from '../../nested.ts'

export const productErrors = {
  product: {
    taken: '已有相同型号和品牌的产品（不区分大小写和空格），请修改原产品',
    originUnknown: '产地不存在，请从列表中选择',
    unitUnknown: '计量单位不存在，请从列表中选择',
    nameFixed: '产品正在归类或已经归类，型号和品牌不能更改，请另建产品',
    inClassification: '产品正在归类，请先取消或办结归类申请再删除',
    unknown: '产品不存在，请先在“我的产品”中建立',
  },
  classification: {
    percent: '请填写百分比，例如 13 或 6.5，最多四位小数',
    conditions: '只能填写监管条件的字母或数字代码',
  },
  classificationRequest: {
    alreadySubmitted: '归类申请已提交，不能重复提交，请等待归类结果',
    productPending: '该产品已有未办结的归类申请，请等其办结或先取消',
    noProduct: '请至少选择一个产品',
    productFixed: '归类申请的产品不能更换，请另建申请',
  },
  supplierGoods: {
    taken: '该供应商的此商品已在列表中，请在原记录中录入新价格',
    supplierUnknown: '供应商不存在或已作废，请填写供应商编号或名称全称',
    price: '请填写大于零的单价，最多六位小数',
    dateInFuture: '日期不能晚于今天',
  },
} as const satisfies Nested<keyof typeof productRefusals>
