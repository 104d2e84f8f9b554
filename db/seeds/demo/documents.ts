/** Headings of the invented documents that the demo companies upload. */
export const demoDocuments = {
  businessLicence: { title: '营业执照（示例）', note: '本文件为演示数据，不具法律效力。' },
  invoicingData: { title: '开票资料（示例）', note: '本文件为演示数据，不具法律效力。' },
  filingPaper: { title: '审批文书（示例）', note: '本文件为演示数据，不具法律效力。' },
  certificateOfOrigin: { title: '原产地证（示例）', note: '本文件为演示数据，不具法律效力。' },
  commercialInvoice: { title: '商业发票（示例）', note: '本文件为演示数据，不具法律效力。' },
  packingList: { title: '装箱单（示例）', note: '本文件为演示数据，不具法律效力。' },
  releaseNote: { title: '放行条（示例）', note: '本文件为演示数据，不具法律效力。' },
  bankSlip: { title: '付汇水单（示例）', note: '本文件为演示数据，不具法律效力。' },
}
export type DemoDocument = keyof typeof demoDocuments
