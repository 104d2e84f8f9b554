import type { LandingContent } from '@quayside/contract/kernel/landing.ts'

export const landingEnUS: LandingContent = {
  headline: ['From the overseas factory', 'to your warehouse, on one order'],
  subline:
    'Place, declare, pay, store and invoice your import, export, transit and domestic orders in one portal where every step and every fee is in plain sight.',
  route: ['Overseas supplier', 'Hong Kong hub', 'Customs clearance', 'Your warehouse'],
  aboutUs: [
    'Quayside Supply Chain was founded in Shenzhen in 2007. We act as import and export agent for makers and distributors of electronics, food, cosmetics and industrial goods, and join customs, payments, storage, transport and tax invoices into one line you can follow.',
    'We serve companies only. An account manager, a customs broker and an accountant share each order. Fees are quoted before work begins, and you are told when a step is done, so you never have to chase anyone.',
    'Our Shenzhen and Hong Kong warehouses exchange trucks every day. From receipt in Hong Kong through inspection and release to the signature at your door, each status is written back to the order at once.',
  ],
  companyProfile: [
    { label: 'Company', value: 'Quayside Supply Chain (Shenzhen) Co., Ltd.' },
    { label: 'Founded', value: 'May 2007' },
    { label: 'Registered capital', value: 'RMB 50 million' },
    { label: 'Staff', value: '326, of whom 41 are licensed brokers' },
    { label: 'Warehouses', value: 'Shenzhen 18,000 m², Hong Kong 6,500 m²' },
    {
      label: 'Ports served',
      value: 'Huanggang, Shenzhen Bay, Yantian, Shekou, Bao’an Airport, Shanghai, Ningbo',
    },
  ],
  history: [
    {
      year: '2007',
      title: 'Founded in Shenzhen',
      text: 'We began as a customs broker at the Futian crossing, importing electronic components.',
    },
    {
      year: '2010',
      title: 'Hong Kong warehouse',
      text: 'The Kwai Chung warehouse opened, with two trucks a day each way.',
    },
    {
      year: '2013',
      title: 'Export and tax refunds',
      text: 'Export agency began, with deadlines for receipts, invoices and refunds watched by the system.',
    },
    {
      year: '2017',
      title: 'AEO Advanced',
      text: 'China Customs certified us as an Advanced AEO: fewer inspections and faster release.',
    },
    {
      year: '2020',
      title: 'Labels and filings',
      text: 'A compliance team for food and cosmetics took up Chinese labels and import filings.',
    },
    {
      year: '2023',
      title: 'RMB 8 billion a year',
      text: 'More than 2,000 companies trusted us with their trade.',
    },
    {
      year: '2026',
      title: 'Customer portal',
      text: 'Ordering, paying, tracking, reconciling and invoicing all moved online.',
    },
  ],
  certificates: [
    {
      name: 'AEO Advanced Certified Enterprise',
      issuer: 'China Customs',
      number: 'AEOCN4453960727',
      validUntil: null,
      picture: null,
    },
    {
      name: 'Customs broker registration',
      issuer: 'Huanggang Customs',
      number: '4453960727',
      validUntil: null,
      picture: null,
    },
    {
      name: 'ISO 9001:2015 quality management',
      issuer: 'Accredited certification body',
      number: 'Q-2007-0526',
      validUntil: '2028-06-30',
      picture: null,
    },
    {
      name: 'Road transport license',
      issuer: 'Transport Bureau of Shenzhen',
      number: 'SZ-0726',
      validUntil: '2029-03-31',
      picture: null,
    },
    {
      name: 'Food business license',
      issuer: 'Market Regulation Administration of Shenzhen',
      number: 'JY14403070726',
      validUntil: '2028-11-30',
      picture: null,
    },
    {
      name: 'General VAT taxpayer',
      issuer: 'Shenzhen Tax Service',
      number: '—',
      validUntil: null,
      picture: null,
    },
  ],
  culture: [
    {
      title: 'Clear beforehand',
      text: 'Fees, times and risks are spelled out before we take an order. No surprises on the bill.',
    },
    {
      title: 'By the book',
      text: 'A true declaration is where we start. What does not comply, we do not take.',
    },
    {
      title: 'To the very end',
      text: 'Whoever takes an order sees it to the signature. Nothing is passed from desk to desk.',
    },
    {
      title: 'Better every day',
      text: 'Each inspection, return and delay is looked into, and what we learn becomes practice.',
    },
  ],
  businessLines: [
    {
      icon: 'import',
      title: 'Import agency',
      text: 'Receipt in Hong Kong, inspection and quick declaration; suppliers are paid within 3 working days of full receipt.',
    },
    {
      icon: 'export',
      title: 'Export agency',
      text: 'From RMB 200 per order, with reminders for foreign exchange and tax refund deadlines.',
    },
    {
      icon: 'transit',
      title: 'Transit trade',
      text: 'Documents and shipping marks are changed and goods split in Hong Kong, tracked all the way without entering the mainland.',
    },
    {
      icon: 'domestic',
      title: 'Domestic trade',
      text: 'Buying and delivery within China, with input and sales invoices matched line by line.',
    },
    {
      icon: 'warehouse',
      title: 'Warehousing',
      text: 'By item, batch or pallet in Shenzhen and Hong Kong, first in, first out, every lot traceable.',
    },
    {
      icon: 'forwarding',
      title: 'Freight forwarding',
      text: 'Ask online for sea, air and cross-border trucking rates; quote, booking and documents step by step.',
    },
    {
      icon: 'filing',
      title: 'Filings and labels',
      text: 'Food and cosmetics labels and filings, with each step of the authority visible.',
    },
    {
      icon: 'payment',
      title: 'Payments',
      text: 'Apply online to pay suppliers abroad; rate and charges can be checked payment by payment.',
    },
  ],
  figures: [
    { value: '19 years', label: 'between Shenzhen and Hong Kong' },
    { value: '2,300+', label: 'corporate customers' },
    { value: '¥8.6 bn', label: 'traded a year' },
    { value: '4.2 hours', label: 'average clearance' },
  ],
  qualifications: ['AEO Advanced', 'ISO 9001', 'General VAT taxpayer'],
  groupCompanies: [
    {
      name: 'Quayside Supply Chain (Shenzhen) Co., Ltd.',
      place: 'Shenzhen',
      business: 'Import and export agency, customs, settlement',
    },
    {
      name: 'Quayside Logistics (Hong Kong) Limited',
      place: 'Hong Kong',
      business: 'Warehousing, handling and transit',
    },
    {
      name: 'Quayside Customs Services (Shanghai) Co., Ltd.',
      place: 'Shanghai',
      business: 'Declaration and inspection in East China',
    },
    {
      name: 'Quayside International Freight (Shenzhen) Co., Ltd.',
      place: 'Shenzhen',
      business: 'Sea, air and cross-border road freight',
    },
    {
      name: 'Quayside Compliance (Shenzhen) Co., Ltd.',
      place: 'Shenzhen',
      business: 'Labels, filings and classification',
    },
  ],
  contacts: [
    {
      office: 'Shenzhen head office',
      address: '12/F, Quayside Tower, Fuqiang Road, Futian, Shenzhen',
      phone: '400-000-2007',
      email: 'service@quayside.example',
      hours: 'Mon–Sat 08:30–18:30',
    },
    {
      office: 'Hong Kong office',
      address: '6/F, Quayside Logistics Center, Container Port Road, Kwai Chung, Hong Kong',
      phone: '+852 0000 2007',
      email: 'hongkong@quayside.example',
      hours: 'Mon–Sat 09:00–20:00',
    },
    {
      office: 'Shanghai office',
      address: '3/F, Quayside Customs Building, Waigaoqiao, Pudong, Shanghai',
      phone: '+86 21 0000 2007',
      email: 'shanghai@quayside.example',
      hours: 'Mon–Fri 09:00–18:00',
    },
  ],
}
