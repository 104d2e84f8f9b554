/** What is used of the document that pdfmake draws on, and of its fonts; their types leave it out. */
export type Font = { layoutCache?: object; widthOfString(text: string, size: number): number }

export type DrawnPdf = {
  _font: Font
  provideFont(name: string, bold: boolean, italics: boolean): Font
  addPage(options: { size: [number, number]; margin: number }): DrawnPdf
  fontSize(size: number): DrawnPdf
  text(text: string, x: number, y: number, options: { lineBreak: false }): DrawnPdf
  fillColor(colour: string, opacity?: number): DrawnPdf
  rect(x: number, y: number, width: number, height: number): DrawnPdf
  fill(colour: string): DrawnPdf
  moveTo(x: number, y: number): DrawnPdf
  lineTo(x: number, y: number): DrawnPdf
  lineWidth(width: number): DrawnPdf
  stroke(colour: string): DrawnPdf
  save(): DrawnPdf
  restore(): DrawnPdf
  rotate(angle: number, options: { origin: [number, number] }): DrawnPdf
}
