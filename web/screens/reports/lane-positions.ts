import type { LaneStay } from '@quayside/contract/reports/lane-map.ts'
import type { Position } from '../../lib/maps/delta-outline.ts'
import { eastward } from '../../lib/maps/world-outline.ts'

const huanggang: Position = [114.085, 22.528]
const luohu: Position = [114.113, 22.536]
const shatoujiao: Position = [114.225, 22.55]
const shekou: Position = [113.905, 22.478]
const yantian: Position = [114.275, 22.578]
const airport: Position = [113.82, 22.606]
const wenjindu: Position = [114.135, 22.545]
const shenzhen: Position = [114.06, 22.552]
const bay: Position = [113.947, 22.497]

/** Customs offices and ports of Shenzhen and Hong Kong by their codes. */
const delta: Readonly<Record<string, Position>> = {
  'country:CN': [114.02, 22.6],
  'country:HK': [114.2, 22.4],
  'country:MO': [113.72, 22.2],
  'customs:5300': shenzhen,
  'customs:5301': huanggang,
  'customs:5302': luohu,
  'customs:5303': shatoujiao,
  'customs:5304': shekou,
  'customs:5307': [113.92, 22.53],
  'customs:5316': yantian,
  'customs:5317': airport,
  'customs:5318': [114.05, 22.57],
  'customs:5319': [113.94, 22.56],
  'customs:5320': wenjindu,
  'customs:5321': [114.06, 22.517],
  'port:CNSZX': shenzhen,
  'port:CNYTN': yantian,
  'port:CNSHK': shekou,
  'port:CNCWN': [113.882, 22.478],
  'port:CNMWN': [113.872, 22.49],
  'port:CNDCB': [113.86, 22.545],
  'port:CNHUG': huanggang,
  'port:CNWJD': wenjindu,
  'port:CNSTJ': shatoujiao,
  'port:CNSZX-SZB': bay,
  'port:CNSZX-LTG': [114.16, 22.558],
  'port:CNSZX-FTN': [114.07, 22.517],
  'port:CNSZX-LHU': luohu,
  'port:CNSZX-AIR': airport,
  'port:HKHKG': [114.16, 22.3],
  'port:HKHKG-AIR': [113.92, 22.312],
  'port:HKHKG-KCT': [114.12, 22.35],
  'port:HKHKG-RTT': [113.9, 22.4],
  'port:HKHKG-LMC': [114.07, 22.51],
  'port:HKHKG-SBP': bay,
  'port:HKHKG-HYW': [114.155, 22.553],
  'port:HKHKG-MKT': [114.13, 22.535],
  'port:HKHKG-STK': [114.22, 22.545],
  'port:HKHKG-HZM': [113.95, 22.32],
}

/** Countries where most goods come from or go to, each by its largest harbour or centre. */
const countries: Readonly<Record<string, Position>> = {
  JP: [136, 35],
  KR: [127.5, 36.5],
  TW: [121, 24],
  SG: [103.8, 1.3],
  MY: [101.5, 3.5],
  TH: [100.5, 14],
  VN: [106.7, 10.8],
  PH: [121, 14.5],
  ID: [107, -6.3],
  KH: [104.9, 11.5],
  MM: [96, 17],
  IN: [77, 20],
  LK: [80, 7],
  BD: [91, 23],
  PK: [67, 25],
  AE: [55, 25],
  SA: [45, 24],
  QA: [51.5, 25.3],
  IL: [35, 32],
  TR: [29, 41],
  GR: [23.6, 38],
  IT: [9, 44.5],
  ES: [-1, 40],
  PT: [-9, 38.7],
  FR: [2.5, 48],
  BE: [4.4, 51],
  NL: [4.5, 52],
  DE: [10, 52],
  CH: [8.2, 47],
  AT: [15, 48],
  CZ: [15, 50],
  PL: [19, 53],
  GB: [-1, 52],
  IE: [-6.3, 53.3],
  DK: [10, 56],
  SE: [14, 58],
  NO: [10, 60],
  FI: [25, 61],
  RU: [38, 56],
  KZ: [77, 43],
  EG: [31, 30.5],
  MA: [-6, 34],
  NG: [3.4, 6.5],
  KE: [39, -3],
  TZ: [39, -7],
  ZA: [28, -30],
  US: [-100, 39],
  CA: [-110, 52],
  MX: [-102, 22],
  PA: [-79.5, 9],
  BR: [-47, -20],
  AR: [-59, -35],
  CL: [-71, -33],
  PE: [-77, -12],
  CO: [-75, 4],
  EC: [-79, -1],
  AU: [148, -33],
  NZ: [174, -38],
}
/** Harbours that lie far from where their country stands. */
const ports: Readonly<Record<string, Position>> = {
  DEHAM: [10, 53.5],
  NLRTM: [4.2, 51.9],
  BEANR: [4.4, 51.2],
  FRMRS: [5.4, 43.3],
  JPTYO: [139.8, 35.6],
  JPNRT: [140.4, 35.8],
  JPOSA: [135.4, 34.6],
  KRINC: [126.6, 37.4],
  KRICN: [126.5, 37.4],
  KRPUS: [129, 35.1],
  MYPEN: [100.3, 5.4],
  USLAX: [-118.2, 33.7],
  USLGB: [-118.2, 33.7],
  USOAK: [-122.3, 37.8],
  USSEA: [-122.3, 47.6],
  USNYC: [-74, 40.7],
  USHOU: [-95, 29.5],
  CAVAN: [-123, 49.2],
  AUFRE: [115.7, -32],
}

/** The position on the map of Shenzhen and Hong Kong is the warehouse's own, or that of the office or port. */
export const deltaPosition = ({ key, position }: Pick<LaneStay, 'key' | 'position'>): Position | undefined =>
  position ?? delta[key]

/** The position on the map of the world is the port's own, otherwise its country's. */
export function worldPosition({ key, isAbroad }: Pick<LaneStay, 'key' | 'isAbroad'>): Position | undefined {
  const code = key.slice(key.indexOf(':') + 1)
  const found = isAbroad ? (ports[code.split('-')[0] ?? ''] ?? countries[code.slice(0, 2)]) : undefined
  return found && eastward(found)
}
