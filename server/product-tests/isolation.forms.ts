import { marker } from './isolation.marker.ts'

/** As a browser gives it; the keys are the example's of RFC 8291. */
export const pushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/isolation',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

export const inboundOf = (supplierId: string | null, warehouseId: string | null) => ({
  supplierId,
  warehouseId,
  orderedOn: '2026-11-16',
  arrivalMode: 1,
  pickupAddress: marker,
  pickupTime: '2026-11-16 10:00',
  remarks: marker,
  lines: [
    {
      key: '1',
      model: marker,
      name: marker,
      brand: marker,
      origin: 'US',
      palletNumber: marker,
      palletType: 1,
      qty: '5',
      lotNumber: marker,
    },
  ],
})

export const customer = {
  type: 1,
  chineseName: marker,
  englishName: `${marker} Buyers`,
  businessAddress: marker,
}
export const robot = {
  name: marker,
  kind: 0,
  webhook: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=group',
  secret: '',
  locale: 'en-US',
  events: ['order.auditPass'],
}

export const bankAccount = {
  accountName: marker,
  accountNumber: '6222020200012345',
  bankName: `${marker} Bank`,
  bankCountry: 'CN',
  currency: 'RMB',
}
export const contact = { type: 0, name: marker, mobile: '13800138000' }
export const ownAddress = {
  type: 1,
  regionCode: '440305',
  detail: marker,
  contact: marker,
  phone: '13800138000',
}

export const product = { model: `${marker} 1`, brand: marker, name: marker }
export const price = { price: '1', currency: 'USD', pricedOn: '2026-01-05' }
export const orderOf = (supplierId: string | null) => ({
  modelType: 0,
  supplierId,
  currency: 'USD',
  remarks: marker,
  lines: [{ key: '1', model: marker, qty: '1', price: '1' }],
})
export const accountOf = (supplierId: string) => ({
  supplierId,
  accountName: marker,
  accountNumber: '123456789012',
  bankName: `${marker} Bank`,
  bankAddress: marker,
  bankCountry: 'US',
  swiftCode: 'CITIUS33',
  currency: 'USD',
})
export const addressOf = (supplierId: string) => ({
  supplierId,
  type: 1,
  regionCode: '440305',
  detail: marker,
  contact: marker,
  phone: '13800138000',
})
