type Tariff = {
  readonly kind: string
  /** On every so manieth order, beginning with the given one. */
  readonly every: number
  readonly from?: number
  readonly currency?: 'RMB' | 'HKD'
  readonly quantity: string
  readonly unit: string
  readonly unitPrice: string
  readonly note?: string
}
export const demoTariffs: Readonly<Record<'import' | 'export' | 'transit' | 'domestic', readonly Tariff[]>> =
  {
    import: [
      { kind: 'clearance', every: 1, quantity: '1', unit: 'consignment', unitPrice: '450' },
      { kind: 'transport', every: 2, quantity: '1', unit: 'trip', unitPrice: '860' },
      { kind: 'storage', every: 3, from: 1, quantity: '24', unit: 'palletDay', unitPrice: '6.5' },
      { kind: 'inspection', every: 7, from: 3, quantity: '1', unit: 'consignment', unitPrice: '600' },
      { kind: 'handling', every: 5, from: 2, quantity: '18', unit: 'piece', unitPrice: '3.2' },
      { kind: 'insurance', every: 6, from: 4, quantity: '1', unit: 'consignment', unitPrice: '138.6' },
      { kind: 'bank-charge', every: 11, from: 5, quantity: '1', unit: 'transfer', unitPrice: '50' },
      {
        kind: 'other',
        every: 13,
        from: 6,
        quantity: '2',
        unit: 'hour',
        unitPrice: '60',
        note: '周末加班收货',
      },
    ],
    export: [
      { kind: 'clearance', every: 1, quantity: '1', unit: 'consignment', unitPrice: '350' },
      { kind: 'documents', every: 2, quantity: '1', unit: 'set', unitPrice: '100' },
      { kind: 'transport', every: 3, from: 1, quantity: '1', unit: 'trip', unitPrice: '620' },
    ],
    transit: [
      {
        kind: 'storage',
        every: 1,
        currency: 'HKD',
        quantity: '30',
        unit: 'palletDay',
        unitPrice: '7.8',
        note: '香港仓',
      },
      { kind: 'handling', every: 2, currency: 'HKD', quantity: '26', unit: 'piece', unitPrice: '4.5' },
    ],
    domestic: [
      { kind: 'transport', every: 1, quantity: '1', unit: 'trip', unitPrice: '420' },
      { kind: 'handling', every: 2, quantity: '14', unit: 'piece', unitPrice: '2.8' },
    ],
  }
