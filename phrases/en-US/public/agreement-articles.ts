import type { Wording } from '../../wording.ts'
import type { articles as source } from '../../zh-CN/public/agreement-articles.ts'

export const articles: Wording<typeof source> = {
  acceptance: {
    heading: 'Acceptance and effect',
    clauses: {
      1: 'By checking “I have read and accept” on the registration page and completing registration, you confirm that you have read, understood and accepted this agreement in full. It binds both sides from that moment. We record the version you accepted and the time, so that either side can verify it later.',
      2: 'The operating rules, price lists and warehouse notices published on the portal, and the commission contracts, quotations and orders signed for individual transactions, form part of this agreement. Where a transaction document differs from this agreement, the transaction document prevails for that transaction.',
      3: 'If we change this agreement, we will tell you at least fifteen days in advance by a bulletin and a message on the portal; the new version takes effect on the date stated there. If you do not accept the change, you may end your use by written notice before that date. Placing a new order after that date is acceptance of the new version. Orders already placed remain under the version in force when they were placed.',
    },
  },
  users: {
    heading: 'Users: legal persons only',
    clauses: {
      1: 'The portal serves only companies that are lawfully established and in good standing, and other organizations that bear civil liability in their own name. It does not serve natural persons acting on their own account.',
      2: 'Anyone who registers or acts in a company’s name must hold that company’s authority to do so. Orders, confirmations, signatures and payment instructions sent from a portal account are the company’s own declarations, and the company bears their legal consequences.',
      3: 'A company’s first user is its administrator, who may invite colleagues and grant or withdraw permissions. You must grant no more than each role needs, and disable or adjust an account on the day a person leaves or changes duties.',
      4: 'A registered company may log in and use the services only after we have approved it. We may ask for further documents, and may decline approval with reasons; you may correct the points named and submit again.',
    },
  },
  registration: {
    heading: 'Registration with true and current information',
    clauses: {
      1: 'You must supply true, accurate and complete company information, including the company name, unified social credit code, legal representative and identity number, the agent’s name and telephone, business license, customs registration code, and tax and invoicing details, and you warrant that you are entitled to supply it.',
      2: 'If any of it changes, you must update it on the portal and upload evidence within five working days. The consequences of untrue or outdated information, such as wrong declarations, delayed tax refunds, returned payments or fines, are yours.',
      3: 'You must keep accounts, passwords and text-message codes safe and may not lend, transfer or share an account. If an account is misused or shows unusual logins, change the password at once and tell us. We will freeze the account promptly on notice; instructions carried out before the freeze remain your responsibility, except where we were at fault.',
      4: 'One unified social credit code can be certified for one company only. We may refuse or revoke certification obtained with false information, in another’s name or by registering twice.',
    },
  },
  imports: {
    heading: 'Import services',
    clauses: {
      1: 'For an import you must give, when ordering, true details of the supplier, contract, invoice, packing list, and each item’s name, model, brand, origin, quantity, unit price, gross and net weight, and tell us before arrival of any license, compulsory certification, inspection or quarantine requirement. We classify and declare on the strength of your information; the classification is submitted to you for confirmation.',
      2: 'When goods reach our warehouse in Hong Kong or the mainland, we receive, count and inspect their exterior in the manner you chose. Unless agreed otherwise in writing, we give no warranty of inner quality, authenticity or intellectual-property status. If quantity or exterior differ from the documents, we will tell you within two working days and declare only after you confirm.',
      3: 'Where we pay the overseas supplier for you, you must first pay the full price, taxes and charges. We pay the overseas supplier within {supplierDays} working days of receiving the full amount and complete payment documents. Delay caused by bank review, foreign-exchange rules or wrong beneficiary details does not count toward this period, and we will tell you the reason without delay.',
      4: 'Customs duty, VAT, consumption tax and other taxes are those on the customs payment notice; estimates on the portal are for guidance only. You must provide the funds within one working day of the payment notice. Late-payment and late-declaration charges, storage and container detention caused by missing funds are at your expense.',
      5: 'The exchange rate is the rate actually dealt by our bank on the day of payment, recorded with its source and time on the payment voucher. Bank charges are settled as chosen in the payment application.',
    },
  },
  exports: {
    heading: 'Export services',
    clauses: {
      1: 'For an export you warrant that the goods come from a lawful source and the transaction is genuine, and you give us the overseas customer, contract, terms of delivery, declaration elements and the invoicing supplier’s details. We may verify a new invoicing supplier on site or on paper.',
      2: 'The export agency fee is the agreed rate applied to the order amount, with a minimum of RMB {agencyFee} per order. Customs clearance, transport, inspection, insurance and other disbursements are charged at cost. The portal shows the basis of each charge, and you may dispute a charge once you receive the statement.',
      3: 'You must see that the overseas customer pays. Export foreign exchange must be received in the account we designate within {receiptDays} days of the export date. If it is late, you must explain why in writing and help us with the foreign-exchange and tax-refund formalities; tax and losses that arise because the refund is lost or the goods are taxed as a domestic sale are at your expense.',
      4: 'You must ensure that the invoicing supplier issues and delivers a valid special VAT invoice to us within {vatDays} days after payment is received. Its goods, quantities and units must match the customs declaration. If an invoice cannot be verified or is found irregular by the tax authority, you must have it replaced or return the refund and advances concerned.',
      5: 'Once we have received the export proceeds or other funds due and your documents are complete, we pay the supplier you name within {payoutDays} working days of receiving the funds. Where we have agreed to advance the tax refund, we advance it within the same period. Limits, rates and conditions of advances are those confirmed separately by both sides.',
      6: 'RMB amounts are calculated at the rate actually settled; the settlement slip can be seen on the portal. Receivables, payables and charges in one currency may be set off, and the set-off must be itemized on the portal.',
    },
  },
  otherServices: {
    heading: 'Transit, domestic, warehousing and other services',
    clauses: {
      1: 'Transit and domestic commission orders follow Articles 4 and 5, with the terms of delivery, place of delivery and settlement stated in the order.',
      2: 'Warehousing is charged by item, batch or pallet; goods leave first in, first out, or by batch number, date code or lot as agreed. You must declare goods that are flammable, explosive, temperature-controlled or fragile; loss caused by failure to declare is yours. If goods remain sixty days beyond the agreed period and are neither collected nor paid for after a reminder, we may retain and dispose of them as the law allows.',
      3: 'Freight quotations are valid for the period, route, chargeable weight and surcharges they state; an order arises when you confirm one. The time taken by label filing and approvals depends on the authorities, and progress shown on the portal is no promise of a completion date.',
    },
  },
  compliance: {
    heading: 'Trade compliance',
    clauses: {
      1: 'You undertake to observe the laws of the People’s Republic of China and of the countries and regions the goods move between on customs, foreign exchange, tax, export control, sanctions, inspection and quarantine, and money laundering, and not to commission us with smuggling, tax fraud, sham transactions, infringing goods, or goods whose entry or exit is prohibited or restricted.',
      2: 'We are obliged to identify customers, review the background of transactions and keep records, and may ask you to explain the purpose, source of funds, end user and end use. If you decline, or the explanation leaves doubts, we may suspend the transaction and report to the authorities as the law requires.',
      3: 'Each side keeps customs documents, contracts, invoices and transport records for the period the law prescribes. You must assist with any check or audit of completed transactions by customs, tax or foreign-exchange authorities.',
    },
  },
  information: {
    heading: 'Information collection and personal information',
    clauses: {
      1: 'To make and perform this agreement, carry out declarations and payments and meet legal duties, we collect: company information and certificates; names, identity numbers, telephone numbers and email addresses of legal representatives, agents, contacts, collectors and consignees; login times, network addresses and operation records; and business data such as orders, payments, invoices and stock.',
      2: 'We process personal information only to the least extent these purposes require. We do not use it for unrelated marketing and do not sell it. Identity and bank account numbers are stored encrypted, masked in lists, and shown only to those who need them.',
      3: 'Where a transaction requires it, we pass information to customs, tax, foreign-exchange, inspection and other authorities, and to banks, carriers, warehouses, insurers and customs brokers. Personal information given to carriers, warehouses or banks outside the mainland is limited to the names, telephone numbers and identity details that the transaction needs; we protect it as the law requires and obtain any consent needed.',
      4: 'Before you give us information on employees, drivers, consignees or other individuals, you must have told them why, how and to what extent it is processed and have obtained their consent as the law requires.',
      5: 'Individuals may consult, copy and correct their personal information on the portal, export it, withdraw consent, or ask for their account to be closed and their information erased. Customs, tax and accounting records that must be kept by law are deleted or made anonymous when the statutory period ends.',
      6: 'If personal information is, or may have been, leaked, altered or lost, we act at once to remedy it and notify you, the individuals affected and the authorities as the law requires.',
    },
  },
  disputes: {
    heading: 'Objections and disputes',
    clauses: {
      1: 'Objections to a charge, statement, invoice or stock figure must be raised on the portal, with reasons, within ten working days of receipt; we answer within five working days. What is not objected to in time is deemed confirmed, unless an error is proven.',
      2: 'While an objection is open, both sides continue to perform what is not in dispute. Undisputed sums may not be withheld because of another objection.',
      3: 'Disputes under this agreement are first discussed in good faith by the persons responsible on both sides. If they are not settled within thirty days of one side’s written request, either side may bring an action as provided under governing law and jurisdiction.',
      4: 'Both sides accept orders, operation records, electronic contracts, text-message verification records and system messages on the portal as evidence of fact.',
    },
  },
  termination: {
    heading: 'Suspension and termination',
    clauses: {
      1: 'We may suspend some or all services after notice to you if information is untrue or no longer valid; a payment is more than ten days overdue; an account poses a security risk; there is reason to suspect a breach of law or of Article 7; or an authority so requires. We will resume promptly once the cause is removed.',
      2: 'We announce maintenance and upgrades in advance. After an interruption caused by force majeure or failure of telecommunications or power, we restore service as soon as possible and have staff take orders and inquiries in the meantime.',
      3: 'Either side may end this agreement by thirty days’ written notice. If one side commits a serious breach and does not remedy it within ten days of a written demand, the other may end it at once.',
      4: 'Termination does not affect orders already placed or rights already accrued. Within thirty days you must settle your account and collect goods in store; during that time we keep your access to view and export your data, and after that keep or delete it as the law requires.',
    },
  },
  liability: {
    heading: 'Breach and liability',
    clauses: {
      1: 'A side in breach compensates the other for the direct loss it causes. If you pay late, you owe liquidated damages of 0.05 percent of the unpaid amount per day; if we pay late without good reason, the same rate applies to us.',
      2: 'If goods are damaged or lost in our custody or carriage through our fault, we compensate at their declared value, less any insurance you recover. Except for intent or gross negligence, our total liability for one order is limited to the declared value of that order.',
      3: 'We are not liable for loss caused by wrong or late information from you; the nature of the goods or defective packing; customs examination, changes of policy or bank review; or carriers or overseas suppliers, unless we were at fault in choosing or supervising them.',
      4: 'Nothing in this agreement excludes or limits liability that the law imposes for intent, gross negligence or personal injury.',
      5: 'A side prevented by force majeure must notify the other promptly with evidence and is released to the extent affected. If the effect lasts more than sixty days, both sides may agree to change or cancel the orders concerned.',
    },
  },
  property: {
    heading: 'Intellectual property',
    clauses: {
      1: 'Intellectual property in the portal’s software, interface, texts, graphics, marks and their arrangement belongs to us or the respective owners. You receive only the non-exclusive, non-transferable license needed to use the services, and may not reverse-engineer, scrape or use the portal to build a competing product.',
      2: 'Documents and business data you upload remain yours. You authorize us to use them to provide the services, meet legal duties and compile statistics from which you cannot be identified.',
      3: 'You warrant that the goods, trademarks, labels and documents you entrust to us do not infringe the rights of others. You handle, and bear the cost of, any detention by customs or claim that arises from them.',
    },
  },
  law: {
    heading: 'Governing law and jurisdiction',
    clauses: {
      1: 'The making, validity, interpretation and performance of this agreement and the settlement of disputes are governed by the laws of the People’s Republic of China (for this purpose excluding the laws of the Hong Kong and Macao special administrative regions and of Taiwan).',
      2: 'Actions arising from or connected with this agreement are brought before the competent people’s court at the place of our domicile.',
    },
  },
  other: {
    heading: 'Other matters',
    clauses: {
      1: 'Notices sent by portal message, or to the mobile number or email address you have left with us, are deemed delivered on the day they are sent; notices sent by courier, on the day they are signed for. You must keep your contact details valid.',
      2: 'Each side keeps confidential the other’s trade secrets learned in the course of business. This duty continues for three years after termination, except for disclosure the law requires.',
      3: 'Neither side may transfer its rights or duties under this agreement without the other’s written consent, except that our successor in a merger or division may continue performance.',
      4: 'If part of this agreement is invalid, the rest remains in force. Failure or delay in exercising a right is not a waiver of it.',
      5: '“Day” means calendar day and “working day” means a statutory working day in mainland China. If the last day of a period is a rest day or public holiday, the period ends on the next working day.',
      6: 'This agreement is written in simplified Chinese, traditional Chinese and English. If the texts differ in meaning, the simplified Chinese text prevails.',
    },
  },
}
