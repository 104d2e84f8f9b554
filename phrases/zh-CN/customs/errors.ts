import type { customsRefusals } from '@quayside/contract/customs/customs.refusals.ts'
import type { Nested } from '../../nested.ts'

export const declarationErrors = {
  declaration: {
    number: '报关单号为 18 位数字：关区 4 位、年份 4 位、进出口标志 1 位、顺序号 9 位',
    otherOffice: '报关单号的前 4 位与申报地海关不一致，请更正',
    otherDirection: '报关单号的进出口标志与订单不一致，请更正第 9 位',
    numberUsed: '此报关单号已被另一份报关单使用，请核对',
    numberMissing: '请先填写海关报关单号',
    linesHeld: '有 {count} 行商品资料不全，补齐后才能生成报关单',
    rateMissing: '海关尚未公布 {currency} 汇率，暂时不能计算税款，请公布后再试',
    nothingToDeclare: '订单的商品都已在报关单中',
    orderNotReady: '订单审核通过后、清关前才能制作报关单',
    exceedsReceived: '有 {count} 项商品的申报数量超过实收数量，请先改为实收数量',
    fieldsMissing: '还有 {count} 项海关必填内容为空，请先补齐',
    lineUnknown: '没有找到这一项商品，请刷新后重试',
    lineTwice: '同一项商品不能重复，请删去一项',
    otherOrder: '只能移到同一订单的报关单',
    tooManyLines: '一份报关单最多 {most} 项商品，请把其余移到另一份',
    emptied: '报关单至少要留一项商品，如不再需要请删单',
    openBills: '还有 {count} 张税单待缴，缴清后才能放行',
    blocksSplit: '订单已有报关单，不能拆分，请先删除报关单',
  },
  taxBill: {
    number: '税单号为报关单号加税种和序号，例如 530120261000123456-L01',
    numberUsed: '此税单号已登记，请核对',
    otherDeclaration: '税单号与报关单号不一致，请核对',
    otherKind: '税种与税单号不一致，请核对税单号或税种',
    notDeclared: '报关单尚未申报，不能登记税单',
    differs: '税单合计 {billed} 与申报税额 {declared} 不一致，请核对；确认无误请填写原因',
  },
} as const satisfies Nested<keyof typeof customsRefusals>
