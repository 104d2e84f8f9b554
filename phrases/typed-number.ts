import { numberReader } from '@quayside/contract/kernel/typed-number.ts'

/** What may stand beside a number: the sign of a currency, and units that do not change its size. */
export const cleanNumber = numberReader({
  currency:
    'US\\$|HK\\$|NT\\$|CN¥|USD|HKD|TWD|CNY|RMB|EUR|GBP|JPY|美元|港元|港币|港幣|人民币|人民幣|台币|台幣|元|圆|圓|[$¥€£]',
  unit: 'pcs?|pce|pieces?|ea|each|units?|sets?|kgs?|ctns?|cartons?|box|boxes|pkgs?|packages?|plts?|pallets?|reels?|rolls?|cbm|m3|m³|个|個|只|隻|件|片|粒|枚|支|台|臺|套|箱|包|托|板|卷|捲|盘|盤|条|條|张|張|千克|公斤|立方米|立方|方',
})

const percentSign = /\s*[%％]\s*$/

/** What is typed or pasted where a percentage is asked for: `6.5 %` and `6.5` are the same. */
export const cleanPercent = (typed: string): string => cleanNumber(typed.replace(percentSign, ''))
