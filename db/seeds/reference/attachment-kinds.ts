import { type Dictionary, rows } from './dictionary.ts'

export const attachmentKinds: Dictionary = {
  type: 1011,
  code: 'attachment-kind',
  zhCN: '附件类型',
  zhTW: '附件類型',
  en: 'Attachment types',
  source: { zhCN: '云埠', zhTW: '雲埠', en: 'Quayside' },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    proforma-invoice|形式发票|形式發票|Proforma invoice|trade
    commercial-invoice|商业发票|商業發票|Commercial invoice|trade
    packing-list|装箱单|裝箱單|Packing list|trade
    contract|合同|合約|Contract|trade
    purchase-order|采购订单|採購單|Purchase order|trade
    delivery-note|送货单|送貨單|Delivery note|trade
    bill-of-lading|提单／运单|提單／運單|Bill of lading or waybill|transport
    arrival-notice|到货通知|到貨通知|Arrival notice|transport
    pickup-photo|提货照片|提貨照片|Pickup photo|transport
    inspection-photo|验货照片|驗貨照片|Goods inspection photo|transport
    shipping-material|补料文件|補料文件|Shipping instructions|transport
    signed-receipt|签收单|簽收單|Signed receipt|transport
    business-licence|营业执照|營業執照|Business license|company
    invoicing-data|开票资料|發票資料|Invoicing data|company
    id-card|身份证件|身分證件|Identity document|company
    power-of-attorney|授权委托书|授權委託書|Power of attorney|company
    service-agreement|服务协议|服務協議|Service agreement|company
    certificate-of-origin|原产地证|產地證明書|Certificate of origin|certificate
    ccc-certificate|3C 认证证书|3C 認證證書|CCC certificate|certificate
    energy-label|能效标识备案|能源效率標示備案|Energy label record|certificate
    import-licence|进口许可证|輸入許可證|Import license|certificate
    export-licence|出口许可证|輸出許可證|Export license|certificate
    health-certificate|卫生证书|衛生證書|Health certificate|certificate
    msds|化学品安全技术说明书|安全資料表|Safety data sheet (SDS)|certificate
    transport-appraisal|货物运输条件鉴定书|貨物運輸條件鑑定書|Cargo transport appraisal|certificate
    fumigation-certificate|熏蒸证书|燻蒸證書|Fumigation certificate|certificate
    insurance-policy|保险单|保險單|Insurance policy|certificate
    customs-declaration|报关单|報關單|Customs declaration|customs
    tax-payment-certificate|海关缴款书|海關繳款書|Customs tax payment certificate|customs
    inspection-notice|查验通知书|查驗通知書|Inspection notice|customs
    release-note|放行条|放行條|Release note|customs
    bank-slip|银行水单|銀行水單|Bank slip|finance
    payment-application|付款申请书|付款申請書|Payment application|finance
    input-invoice|进项发票|進項發票|Input VAT invoice|finance
    sales-invoice|销项发票|銷項發票|Sales VAT invoice|finance
    red-invoice|红字发票|紅字發票|Red-letter invoice|finance
    statement|对账单|對帳單|Statement of account|finance
    product-picture|产品图片|產品圖片|Product picture|product
    datasheet|规格书|規格書|Datasheet|product
    declaration-elements|申报要素|申報要素|Declaration elements|product
    label-artwork|标签样稿|標籤樣稿|Label artwork|filing
    original-label|原标签|原標籤|Original label|filing
    package-expansion|包装展开图|包裝展開圖|Package flat image|filing
    filing-certificate|批件或备案凭证|核准或備案憑證|Approval or filing certificate|filing
    nutrition-file|营养成分资料|營養成分資料|Nutrition file|filing
    ingredient-list|配料表|成分表|Ingredient list|filing
    test-report|检测报告|檢測報告|Test report|filing
    sales-authorisation|销售授权书|銷售授權書|Sales authorization|filing
    filing-application|备案申请书|備案申請書|Filing application|filing
    filing-notice|审批文书|審批文書|Notice of the authority|filing
    filing-material|要求的文件|要求的文件|Requested document|filing
    other|其他|=|Other|other
    `,
    'group',
  ),
}
