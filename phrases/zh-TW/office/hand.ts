import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/hand.ts'

export const { officeHand } = traditional(source, {
  officeHand: {
    scanPallet: '掃描或輸入托盤號、型號',
    scanPlace: '掃描托盤號、型號或倉位',
    report: '登錄{kind}',
    place: '倉位',
    choosePlace: '選擇倉位',
    noPlace: '請先掃描或選擇倉位',
    storeHint: '貨物成為倉存，客戶隨即可見',
    scans: '掃描記錄',
  },
})
