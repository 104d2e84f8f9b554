import type { GeneralModelType } from '@quayside/contract/orders/order.codes.ts'
import { type Bilingual, both } from './bilingual.ts'

const mandate: Readonly<Record<GeneralModelType, Bilingual>> = {
  import: both(
    '甲方委托乙方以乙方名义办理上列商品的对外签约、付汇、报关、报检、收货、仓储与境内交付，乙方接受委托。',
    'Party A entrusts Party B with contracting abroad, payment in foreign exchange, customs declaration, inspection, receipt, storage and delivery of the goods above; Party B accepts.',
  ),
  export: both(
    '甲方委托乙方以乙方名义办理上列商品的出口报关、报检、收汇、退税与运输安排，乙方接受委托。',
    'Party A entrusts Party B with export declaration, inspection, receipt of foreign exchange, tax refund and transport of the goods above; Party B accepts.',
  ),
  transit: both(
    '甲方委托乙方办理上列商品的境外收货、存储与转运，货物不进入中国内地关境，乙方接受委托。',
    'Party A entrusts Party B with receipt, storage and onward transport abroad of the goods above, which do not enter the customs territory of mainland China; Party B accepts.',
  ),
  domestic: both(
    '甲方委托乙方办理上列商品的境内采购结算、收货与配送，乙方接受委托。',
    'Party A entrusts Party B with settlement, receipt and distribution of the goods above within mainland China; Party B accepts.',
  ),
}

const truth = both(
  '甲方保证商品资料、贸易背景和原产地真实，许可证件齐备；因资料不实产生的责任由甲方承担。乙方按甲方资料如实申报，税费以海关及税务机关核定为准。',
  'Party A warrants that the data of the goods, the trade behind them and their origin are true and that licenses are at hand, and answers for what is untrue. Party B declares faithfully on that basis; duties and taxes are those the authorities assess.',
)
const importPayment = both(
  '需乙方向境外供应商付款的，乙方自甲方款项全额到账且单证齐全之日起 {supplierDays} 个工作日内付款。汇率以付款当日银行成交汇率为准，并记录于付款凭证。',
  'Where Party B pays the overseas supplier, it does so within {supplierDays} working days of full receipt of Party A’s funds and complete documents, at the bank’s rate of the day, which the payment slip records.',
)
const exportTerms: readonly Bilingual[] = [
  both(
    '出口代理费按约定费率和订单金额计算，每单最低人民币 {agencyFee} 元。',
    'The export agency fee is the agreed rate of the order’s amount, and at least RMB {agencyFee} per order.',
  ),
  both(
    '出口外汇应自货物出口之日起 {receiptDays} 日内汇达乙方账户；逾期造成不能退税的损失由甲方承担。',
    'The foreign exchange of the export reaches Party B’s account within {receiptDays} days of the export date; Party A bears the loss of a tax refund forfeited by delay.',
  ),
]
const invoiceAndPayout: readonly Bilingual[] = [
  both(
    '增值税发票应自收到货款之日起 {vatDays} 日内开具并交付，内容与订单及报关单一致。',
    'The VAT invoice is issued and handed over within {vatDays} days after payment is received, and agrees with the order and the declaration.',
  ),
  both(
    '乙方应付或约定垫付的款项，自收到相应款项且单证齐全之日起 {payoutDays} 个工作日内支付。',
    'What Party B pays out, or has agreed to advance, is paid within {payoutDays} working days of receiving the funds and complete documents.',
  ),
]
const closing: readonly Bilingual[] = [
  both(
    '本合同未约定的事项适用甲方已接受的客户线上门户服务协议（版本 {agreementVersion}）；两者不一致的，就本订单以本合同为准。',
    'What is not settled here follows the portal’s service agreement that Party A has accepted (version {agreementVersion}); where they differ, this contract prevails for this order.',
  ),
  both(
    '甲方以绑定手机收到的短信验证码签署即为有效电子签名。签署后订单内容如有变更，须重新签署。',
    'Party A signs with a code texted to its registered mobile number, which is a valid electronic signature. After a change of the order the contract is to be signed again.',
  ),
  both(
    '因本合同发生的争议由双方协商解决；协商不成的，提交乙方所在地有管辖权的人民法院。本合同中英文不一致时以中文为准。',
    'Disputes are settled by negotiation, failing which by the competent people’s court at Party B’s seat. Where the Chinese and English texts differ, the Chinese text prevails.',
  ),
]

/** The clauses of each kind of order; `{…}` are the figures of contract/kernel/commercial-terms.ts. */
export const contractClauses: Readonly<Record<GeneralModelType, readonly Bilingual[]>> = {
  import: [mandate.import, truth, importPayment, ...invoiceAndPayout, ...closing],
  export: [mandate.export, truth, ...exportTerms, ...invoiceAndPayout, ...closing],
  transit: [mandate.transit, truth, importPayment, ...invoiceAndPayout.slice(1), ...closing],
  domestic: [mandate.domestic, truth, ...invoiceAndPayout, ...closing],
}
