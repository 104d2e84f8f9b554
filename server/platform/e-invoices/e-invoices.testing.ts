import sharp from 'sharp'
import { encode } from 'uqr'
import { makeZip } from '../files/make-zip.ts'
import { paperOf } from '../papers/papers.testing.ts'

type Line = {
  readonly name: string
  readonly specification: string
  readonly unit: string
  readonly qty: string
  readonly price: string
  readonly amount: string
  readonly rate: string
  readonly tax: string
}
export const soldLine = (values: Partial<Line> = {}): Line => ({
  name: '*电子元件*贴片电阻',
  specification: 'RC0402FR-0710KL',
  unit: '个',
  qty: '1000',
  price: '5',
  amount: '5000.00',
  rate: '13',
  tax: '650.00',
  ...values,
})
const sold = {
  invoiceCode: '',
  invoiceNo: '25442000000912345678',
  issuedOn: '2026-11-03',
  sellerName: '深圳市海港电子有限公司',
  sellerTaxNo: '91440300MA5QUAY204',
  buyerName: '安锚电子有限公司',
  buyerTaxNo: '',
  net: '5000.00',
  tax: '650.00',
  amount: '5650.00',
  remark: '',
  lines: [soldLine()],
}
type Sold = typeof sold
export const soldInvoice = (values: Partial<Sold> = {}): Sold => ({ ...sold, ...values })

/** As the tax office gives it: rates as shares, quantities with many zeros, the time of issue. */
export const xmlOf = (invoice: Sold, before = ''): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
${before}<EInvoice>
  <Header><EIid>${invoice.invoiceNo}</EIid><EInvoiceTag>SWEI3200</EInvoiceTag><Version>0.2</Version>
    <InherentLabel><GeneralOrSpecialVAT><LabelCode>01</LabelCode><LabelName>增值税专用发票</LabelName></GeneralOrSpecialVAT></InherentLabel>
  </Header>
  <EInvoiceData>
    <SellerInformation><SellerIdNum>${invoice.sellerTaxNo}</SellerIdNum><SellerName>${invoice.sellerName}</SellerName></SellerInformation>
    <BuyerInformation><BuyerIdNum>${invoice.buyerTaxNo}</BuyerIdNum><BuyerName>${invoice.buyerName}</BuyerName></BuyerInformation>
    ${invoice.lines
      .map(
        (
          line,
        ) => `<IssuItemInformation><ItemName>${line.name}</ItemName><SpecMod>${line.specification}</SpecMod>
      <MeaUnits>${line.unit}</MeaUnits><Quantity>${line.qty}.0000000000</Quantity><UnPrice>${line.price}.00000000</UnPrice>
      <Amount>${line.amount}</Amount><TaxRate>${Number(line.rate) / 100}</TaxRate><ComTaxAm>${line.tax}</ComTaxAm>
      <TotaltaxIncludedAmount>1.00</TotaltaxIncludedAmount></IssuItemInformation>`,
      )
      .join('')}
    <BasicInformation><TotalAmWithoutTax>${invoice.net}</TotalAmWithoutTax><TotalTaxAm>${invoice.tax}</TotalTaxAm>
      <TotalTax-includedAmount>${invoice.amount}</TotalTax-includedAmount>
      <RequestTime>${invoice.issuedOn} 10:11:12</RequestTime></BasicInformation>
    <AdditionalInformation><Remark><![CDATA[${invoice.remark}]]></Remark></AdditionalInformation>
  </EInvoiceData>
  <TaxSupervisionInfo><InvoiceNumber>${invoice.invoiceNo}</InvoiceNumber><IssueTime>${invoice.issuedOn} 10:11:12</IssueTime></TaxSupervisionInfo>
</EInvoice>`)

/** The XML of 2019 that electronic invoices with a code have beside their pages. */
export const formerXmlOf = (invoice: Sold): string => `<?xml version="1.0" encoding="UTF-8"?>
<eInvoice xmlns:fp="http://www.edrm.org.cn/schema/e-invoice/2019" Version="1.0">
<fp:InvoiceCode>${invoice.invoiceCode}</fp:InvoiceCode><fp:InvoiceNo>${invoice.invoiceNo}</fp:InvoiceNo>
<fp:IssueDate><![CDATA[${invoice.issuedOn.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')}]]></fp:IssueDate>
<fp:Buyer><fp:BuyerName>${invoice.buyerName}</fp:BuyerName><fp:BuyerTaxID>${invoice.buyerTaxNo}</fp:BuyerTaxID></fp:Buyer>
<fp:Seller><fp:SellerName>${invoice.sellerName}</fp:SellerName><fp:SellerTaxID>${invoice.sellerTaxNo}</fp:SellerTaxID></fp:Seller>
<fp:TaxInclusiveTotalAmount>${invoice.amount}</fp:TaxInclusiveTotalAmount>
<fp:TaxExclusiveTotalAmount>${invoice.net}</fp:TaxExclusiveTotalAmount><fp:TaxTotalAmount>${invoice.tax}</fp:TaxTotalAmount>
<fp:GoodsInfos>${invoice.lines
  .map(
    (line) =>
      `<fp:GoodsInfo><fp:Item>${line.name}</fp:Item><fp:Specification>${line.specification}</fp:Specification><fp:MeasurementDimension>${line.unit}</fp:MeasurementDimension><fp:Price>${line.price}</fp:Price><fp:Quantity>${line.qty}</fp:Quantity><fp:Amount>${line.amount}</fp:Amount><fp:TaxScheme>${line.rate}%</fp:TaxScheme><fp:TaxAmount>${line.tax}</fp:TaxAmount></fp:GoodsInfo>`,
  )
  .join('')}</fp:GoodsInfos></eInvoice>`

type Drawn = { readonly x: number; readonly y: number; readonly text: string; readonly tag?: string }

/** The texts of a printed invoice at their places, in millimetres. */
function drawn(invoice: Sold): Drawn[] {
  const columns = {
    name: 5,
    specification: 45,
    unit: 78,
    qty: 90,
    price: 108,
    amount: 130,
    rate: 158,
    tax: 180,
  }
  const headings = {
    name: '项目名称',
    specification: '规格型号',
    unit: '单 位',
    qty: '数 量',
    price: '单 价',
    amount: '金 额',
    rate: '税率/征收率',
    tax: '税 额',
  }
  const keys = Object.keys(columns) as (keyof typeof columns)[]
  const cellOf = (line: Line, key: keyof typeof columns): string =>
    key === 'rate' ? `${line.rate}%` : line[key]
  return [
    { x: 160, y: 10, text: '发票号码：' },
    { x: 178, y: 10, text: invoice.invoiceNo, tag: 'InvoiceNo' },
    { x: 160, y: 16, text: '开票日期：' },
    {
      x: 178,
      y: 16,
      text: invoice.issuedOn.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日'),
      tag: 'IssueDate',
    },
    { x: 10, y: 30, text: '名称：' },
    { x: 24, y: 30, text: invoice.buyerName, tag: 'BuyerName' },
    { x: 110, y: 30, text: '名称：' },
    { x: 124, y: 30, text: invoice.sellerName, tag: 'SellerName' },
    { x: 10, y: 38, text: '统一社会信用代码/纳税人识别号：' },
    { x: 60, y: 38, text: invoice.buyerTaxNo, tag: 'BuyerTaxID' },
    { x: 110, y: 38, text: '统一社会信用代码/纳税人识别号：' },
    { x: 160, y: 38, text: invoice.sellerTaxNo, tag: 'SellerTaxID' },
    ...keys.map((key) => ({ x: columns[key], y: 50, text: headings[key] })),
    ...invoice.lines.flatMap((line, row) =>
      keys.map((key) => ({ x: columns[key], y: 56 + 6 * row, text: cellOf(line, key) })),
    ),
    { x: 5, y: 90, text: '合 计' },
    { x: 128, y: 90, text: `¥${invoice.net}`, tag: 'TaxExclusiveTotalAmount' },
    { x: 178, y: 90, text: `¥${invoice.tax}`, tag: 'TaxTotalAmount' },
    { x: 5, y: 98, text: '价税合计（大写）' },
    { x: 120, y: 98, text: '（小写）' },
    { x: 140, y: 98, text: `¥${invoice.amount}`, tag: 'TaxInclusiveTotalAmount' },
  ].filter(({ text }) => text !== '')
}

const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
type OfdWith = { readonly attachment?: boolean; readonly tags?: boolean; readonly data?: boolean }

/** An OFD of one page, with what the programs that write them add: attachment, tags, data in its head. */
export function ofdOf(invoice: Sold, has: OfdWith = {}, more: Parameters<typeof makeZip>[0] = []): Buffer {
  const texts = drawn(invoice)
  const objects = texts.map(
    ({ x, y, text }, place) =>
      `<ofd:TextObject ID="${place + 100}" Boundary="${x} ${y} ${Math.max(4, text.length * 3.2)} 4" Font="3" Size="3.2"><ofd:TextCode X="0" Y="3" DeltaX="g ${Math.max(1, text.length - 1)} ${/[^\u0020-\u007e]/.test(text) ? 3.2 : 1.6}"><![CDATA[${text}]]></ofd:TextCode></ofd:TextObject>`,
  )
  const tagged = texts.flatMap(({ tag }, place) =>
    tag ? [`<ofd:${tag}><ofd:ObjectRef PageRef="1">${place + 100}</ofd:ObjectRef></ofd:${tag}>`] : [],
  )
  const data = {
    发票号码: invoice.invoiceNo,
    合计税额: invoice.tax,
    合计金额: invoice.net,
    开票日期: invoice.issuedOn,
    购买方纳税人识别号: invoice.buyerTaxNo,
    销售方纳税人识别号: invoice.sellerTaxNo,
  }
  const dataXml = Object.entries(data).map(
    ([name, value]) => `<ofd:CustomData Name="${name}">${value}</ofd:CustomData>`,
  )
  return makeZip([
    {
      name: 'OFD.xml',
      content: `<ofd:OFD ${namespace} DocType="OFD" Version="1.0"><ofd:DocBody><ofd:DocInfo><ofd:CustomDatas>${has.data ? dataXml.join('') : ''}</ofd:CustomDatas></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    },
    {
      name: 'Doc_0/Document.xml',
      content: `<ofd:Document ${namespace}><ofd:CommonData><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages><ofd:CustomTags>Tags/CustomTags.xml</ofd:CustomTags></ofd:Document>`,
    },
    {
      name: 'Doc_0/Pages/Page_0/Content.xml',
      content: `<ofd:Page ${namespace}><ofd:Content><ofd:Layer ID="2">${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
    },
    ...(has.tags
      ? [
          {
            name: 'Doc_0/Tags/CustomTag.xml',
            content: `<ofd:root ${namespace}>${tagged.join('')}</ofd:root>`,
          },
        ]
      : []),
    ...(has.attachment
      ? [{ name: 'Doc_0/Attachs/original_invoice.xml', content: formerXmlOf(invoice) }]
      : []),
    ...more,
  ])
}

/** The text of a VAT invoice's QR code; a digital one states the amount with tax. */
export const codeOf = ({ invoiceCode, invoiceNo, amount, net, issuedOn }: Sold): string =>
  [
    '01',
    '32',
    invoiceCode,
    invoiceNo,
    invoiceCode === '' ? amount : net,
    issuedOn.replaceAll('-', ''),
    '',
    'A1B2',
  ].join()

/** A photo of a paper with a QR code at its upper left. */
export async function pictureOf(text: string, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4 })
  const cells = data.flat().map((isDark) => (isDark ? 0 : 255))
  const code = await sharp(Buffer.from(cells), { raw: { width: size, height: size, channels: 1 } })
    .resize(200, 200, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1400, height: 900, channels: 3, background: '#f4f1e8' } })
    .composite([{ input: code, left: 60, top: 40 }])
    .toFormat(format)
    .toBuffer()
}

/** The same page as a PDF. */
export const printedPdf = (invoice: Sold): Promise<Buffer> =>
  paperOf(
    drawn(invoice).map(({ x, y, text }) => ({
      text,
      fontSize: 8,
      noWrap: true,
      absolutePosition: { x: x * 2.8, y: 60 + y * 2.8 },
    })),
  )
