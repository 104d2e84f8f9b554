import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as parsed JSON, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
export type GeneratedJson = ColumnType<unknown, string | undefined, string>

export interface DB {
  account_manager: {
    company_id: string
    staff_id: string
    updated_at: Generated<string>
  }
  address: {
    id: GeneratedAlways<string>
    company_id: string
    type: number
    region_code: string
    detail: string
    contact: string
    phone: string
    is_default: Generated<boolean>
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  agreement_acceptance: {
    person_id: string
    version: string
    accepted_at: Generated<string>
  }
  agreement_notice: {
    person_id: string
    version: string
    sent_at: Generated<string>
  }
  agreement_version: {
    place: number
    number: string
    effective_on: string
    texts: Json
    published_at: Generated<string>
  }
  announced_transfer: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: number
    currency: string
    amount: string
    transfer_on: string
    payer_name: Generated<string>
    note: Generated<string>
    application_id: string | null
    item_ids: Generated<string[]>
    announced_by: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    purpose: Generated<string>
    order_ids: Generated<string[]>
    confirmed_on: string | null
    received_on: string | null
  }
  api_key: {
    id: GeneratedAlways<string>
    name: string
    hint: string
    key_hash: Buffer
    scopes: string[]
    requests_a_minute: Generated<number>
    created_by: Generated<string>
    created_at: Generated<string>
    last_used_at: string | null
    revoked_at: string | null
  }
  approval_document: {
    id: GeneratedAlways<string>
    company_id: string
    approval_id: string
    state: Generated<number>
    name: string
    note: Generated<string>
    due_on: string | null
    file_ids: Generated<string[]>
    reason: Generated<string>
    asked_at: Generated<string>
    handed_in_at: string | null
    decided_at: string | null
    due_reminded_at: string | null
    late_reminded_at: string | null
  }
  approval_ingredient: {
    id: GeneratedAlways<string>
    company_id: string
    approval_id: string
    position: number
    key: string
    name: Generated<string>
    inci_name: Generated<string>
    cas_number: Generated<string>
    additive_number: Generated<string>
    purpose: Generated<string>
    percentage: string | null
    raw_cells: GeneratedJson
  }
  approval_order: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    category: number | null
    product_name: Generated<string>
    specification: Generated<string>
    origin: Generated<string>
    manufacturer: Generated<string>
    remarks: Generated<string>
    ingredient_count: Generated<number>
    percent_total: Generated<string>
    expected_on: string | null
    certificate_number: Generated<string>
    certificate_until: string | null
    reason: Generated<string>
    submitted_at: string | null
    completed_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    quote_state: Generated<number>
    currency: Generated<string>
    fee_quantity: string | null
    fee_unit: Generated<string>
    unit_price: string | null
    quote_note: Generated<string>
    quote_answer: Generated<string>
    amount: GeneratedAlways<string | null>
  }
  approval_rule: {
    company_id: string
    payments_above: string | null
    version: Generated<number>
    updated_at: Generated<string>
    orders_above: string | null
  }
  approval_step: {
    company_id: string
    approval_id: string
    state: number
    reached_on: string
    expected_on: string | null
    file_ids: Generated<string[]>
    actor_name: Generated<string>
    note: Generated<string>
  }
  attachment: {
    id: GeneratedAlways<string>
    company_id: string
    entity: string
    entity_id: string
    kind: string
    file_id: string
    created_by: string | null
    created_at: Generated<string>
    deleted_at: string | null
  }
  attempt: {
    key: string
    window_start: string
    count: number
  }
  audit_log: {
    id: GeneratedAlways<string>
    company_id: string | null
    actor: string
    actor_id: string | null
    action: string
    target: string | null
    address: Generated<string>
    reference: Generated<string>
    at: Generated<string>
    changes: Json | null
  }
  authenticator: {
    id: GeneratedAlways<string>
    staff_id: string | null
    secret_sealed: string
    confirmed_at: string | null
    last_step: Generated<string>
    last_used_at: string | null
    created_at: Generated<string>
    person_id: string | null
  }
  bank_account: {
    id: GeneratedAlways<string>
    company_id: string
    account_name: string
    account_number_sealed: string
    account_number_fingerprint: string
    bank_name: string
    bank_address: Generated<string>
    bank_country: string
    swift_code: Generated<string>
    currency: string
    is_default: Generated<boolean>
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  bank_format: {
    bank: string
    currency: string
    mapping: Json
    updated_at: Generated<string>
  }
  bank_line: {
    id: GeneratedAlways<string>
    statement_id: string
    line_key: string
    state: Generated<number>
    occurred_on: string
    occurred_at: Generated<string>
    currency: string
    amount: string
    payer_name: Generated<string>
    payer_account: Generated<string>
    payer_bank: Generated<string>
    remark: Generated<string>
    bank_reference: Generated<string>
    voucher_id: string | null
    decided_by: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  bank_statement: {
    id: GeneratedAlways<string>
    bank: string
    file_name: string
    line_count: number
    repeated_count: number
    uploaded_by: string
    created_at: Generated<string>
  }
  brand_picture: {
    address: string
    name: string
    mime: string
    content: Buffer
    width: number
    height: number
    created_at: Generated<string>
  }
  bulletin: {
    id: GeneratedAlways<string>
    texts: Json
    is_pinned: Generated<boolean>
    published_at: Generated<string>
    withdrawn_at: string | null
    version: Generated<number>
    updated_at: Generated<string>
  }
  cash_voucher: {
    id: GeneratedAlways<string>
    company_id: string
    kind: string
    number: string
    state: number
    currency: string
    amount: string
    order_id: string | null
    tax_kind: Generated<string>
    basis: Generated<string>
    rate: string | null
    rate_source: Generated<string>
    rate_date: string | null
    rmb_amount: string | null
    counterparty: Generated<string>
    counterparty_account: Generated<string>
    bank_reference: Generated<string>
    occurred_on: string
    note: Generated<string>
    announced_transfer_id: string | null
    application_id: string | null
    item_id: string | null
    reverses_entry_id: string | null
    entry_id: string | null
    entered_by: string
    released_by: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    bank: Generated<string>
  }
  classification_request: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    product_id: string
    state: Generated<number>
    note: Generated<string>
    hs_code: Generated<string>
    tariff_rate: string | null
    vat_rate: string | null
    refund_rate: string | null
    consumption_rate: string | null
    temporary_rate: string | null
    customs_conditions: Generated<string>
    inspection_conditions: Generated<string>
    ccc_status: Generated<number>
    hong_kong_control: number | null
    answer_note: Generated<string>
    reason: Generated<string>
    submitted_at: string | null
    answered_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  company: {
    id: GeneratedAlways<string>
    name: Generated<string>
    english_name: Generated<string>
    legal_person: Generated<string>
    legal_person_id_sealed: string | null
    credit_code: Generated<string>
    licence_no: Generated<string>
    organization_code: Generated<string>
    customs_code: Generated<string>
    tax_no: Generated<string>
    invoicing_bank: Generated<string>
    invoicing_account_sealed: string | null
    invoicing_address: Generated<string>
    invoicing_phone: Generated<string>
    address: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    agent_name: Generated<string>
    agent_phone: Generated<string>
    certification: Generated<string>
    certification_reason: string | null
    agreement_version: string | null
    agreed_at: string | null
    submitted_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  company_change: {
    id: GeneratedAlways<string>
    company_id: string
    state: Generated<number>
    before: Json
    after: Json
    has_new_licence: boolean
    reason: string | null
    proposed_by: string
    decided_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  company_terms: {
    id: GeneratedAlways<string>
    company_id: string
    valid_from: string
    agency_rate: string
    minimum_fee: Generated<string>
    payment_days: Generated<number>
    credit_limit: string | null
    note: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  company_written: {
    company_id: string
    log_bytes: string
  }
  consultation: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    subject: string
    title: string
    state: Generated<number>
    asked_by: string
    waiting_since: Generated<string>
    last_message_at: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  consultation_message: {
    id: GeneratedAlways<string>
    company_id: string
    consultation_id: string
    member_id: string | null
    staff_name: Generated<string>
    message: string
    read_at: string | null
    created_at: Generated<string>
  }
  contact: {
    id: GeneratedAlways<string>
    company_id: string
    type: number
    name: string
    mobile: Generated<string>
    landline: Generated<string>
    email: Generated<string>
    qq: Generated<string>
    id_card_sealed: string | null
    id_card_fingerprint: string | null
    is_default: Generated<boolean>
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  customer: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    type: number
    chinese_name: Generated<string>
    english_name: Generated<string>
    level: number
    registered_address: Generated<string>
    phone: Generated<string>
    fax: Generated<string>
    business_address: Generated<string>
    source: Generated<number>
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  data_key_check: {
    is_only: Generated<boolean>
    sealed: string
  }
  deadline_reminder: {
    company_id: string
    name: string
    subject: string
    due_on: string
    moment: string
    sent_at: Generated<string>
  }
  declaration: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
    number: Generated<string>
    declaration_no: Generated<string>
    state: Generated<number>
    is_import: boolean
    control: Generated<string>
    conditions: Generated<string>
    customs_office: Generated<string>
    trade_mode: Generated<string>
    transport_mode: Generated<string>
    bill_of_lading: Generated<string>
    currency: string
    customs_rate: string | null
    factor: Generated<string>
    line_count: Generated<number>
    value: Generated<string>
    duty: Generated<string>
    consumption_tax: Generated<string>
    vat: Generated<string>
    declared_on: string | null
    accepted_on: string | null
    released_on: string | null
    closed_on: string | null
    reason: Generated<string>
    note: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    differs_from_receipt: Generated<boolean>
    anti_dumping: Generated<string>
  }
  declaration_line: {
    id: GeneratedAlways<string>
    company_id: string
    declaration_id: string
    position: number
    hs_code: string
    inspection_code: Generated<string>
    name: string
    elements: Generated<string>
    origin: string
    unit: string
    qty: string
    first_unit: Generated<string>
    first_qty: string | null
    second_unit: Generated<string>
    second_qty: string | null
    price: string
    value: string
    net_weight: string | null
    gross_weight: string | null
    duty_rate: string
    is_temporary_rate: Generated<boolean>
    vat_rate: string
    consumption_rate: string
    dutiable_value: string
    duty: string
    consumption_tax: string
    vat: string
    order_line_ids: string[]
    duty_measure: Generated<string>
    agreement: Generated<string>
    specific_duty: string | null
    specific_unit: Generated<string>
    retaliatory_rate: Generated<string>
    anti_dumping_rate: Generated<string>
    anti_dumping: Generated<string>
  }
  deposit: {
    id: GeneratedAlways<string>
    company_id: string
    entry_id: string
    order_id: string | null
    document_kind: string
    document_id: string
    document_no: string
    currency: string
    amount: string
    used: Generated<string>
    earmarked: Generated<string>
    free: GeneratedAlways<string>
    received_on: string
    created_at: Generated<string>
  }
  deposit_use: {
    id: GeneratedAlways<string>
    company_id: string
    deposit_id: string
    entry_id: string
    item_id: string | null
    amount: string
    undone_by: string | null
    created_at: Generated<string>
  }
  dict: {
    type: number
    code: string
    names: Json
    source: Json
    source_date: string
    updated_at: Generated<string>
  }
  dict_entry: {
    type: number
    value: string
    names: Json
    search: Generated<string>
    group_name: string | null
    attributes: GeneratedJson
    is_hidden: Generated<boolean>
    sort: Generated<number>
  }
  earmark: {
    id: GeneratedAlways<string>
    company_id: string
    deposit_id: string
    application_id: string
    amount: string
    ended_at: string | null
    created_at: Generated<string>
  }
  erp_reference: {
    entity: string
    reference: string
    record_id: string | null
    content_hash: Buffer
    created_at: Generated<string>
    record_version: number | null
  }
  event: {
    id: GeneratedAlways<string>
    company_id: string
    entity: string
    entity_id: string
    transition: string
    from_state: string
    to_state: string
    actor: string
    actor_id: string | null
    actor_name: Generated<string>
    note: string | null
    at: Generated<string>
  }
  expiry_reminder: {
    company_id: string
    lot_id: string
    expires_on: string
    days: number
    sent_on: string
  }
  expiry_setting: {
    company_id: string
    days: number[]
  }
  fee: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: number
    order_id: string | null
    kind: string
    currency: string
    quantity: string
    unit: Generated<string>
    unit_price: string
    amount: string
    charged_on: string
    note: Generated<string>
    corrects: string | null
    entry_id: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  fee_dispute: {
    id: GeneratedAlways<string>
    company_id: string
    fee_id: string
    consultation_id: string
    state: number
    reason: string
    answer: Generated<string>
    corrected_fee_id: string | null
    raised_by: string
    decided_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  feed: {
    position: string
    event_id: string
  }
  feed_pending: {
    event_id: string
  }
  file: {
    id: GeneratedAlways<string>
    company_id: string
    uploaded_by: string | null
    name: string
    mime: string
    bytes: string
    sha256: Buffer
    storage_key: string
    thumbnail_key: string | null
    width: number | null
    height: number | null
    created_at: Generated<string>
  }
  freight_counter_offer: {
    id: GeneratedAlways<string>
    company_id: string
    quotation_id: string
    charge_kind: string
    price: string | null
    currency: Generated<string>
    note: Generated<string>
    state: Generated<number>
    answer: Generated<string>
    made_by: Generated<string>
    answered_by: Generated<string>
    answered_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  freight_enquiry: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    direction: number | null
    mode: number | null
    origin_port: Generated<string>
    destination_port: Generated<string>
    goods_name: Generated<string>
    goods_category: Generated<number>
    goods_value: string | null
    currency: Generated<string>
    quantity: string | null
    volume: string | null
    gross_weight: string | null
    container_type: Generated<string>
    container_count: number | null
    ready_on: string | null
    depart_by: string | null
    arrive_by: string | null
    incoterm: Generated<string>
    is_insured: Generated<boolean>
    order_id: string | null
    product_id: string | null
    remarks: Generated<string>
    sizes: GeneratedJson
    reason: Generated<string>
    submitted_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    sent_quotation_id: Generated<string>
  }
  freight_milestone: {
    company_id: string
    order_id: string
    kind: string
    planned_at: string | null
    actual_at: string | null
    note: Generated<string>
    updated_at: Generated<string>
  }
  freight_order: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    enquiry_id: string | null
    quotation_id: string | null
    carrier: Generated<string>
    direction: number | null
    mode: number | null
    origin_port: Generated<string>
    destination_port: Generated<string>
    goods_name: Generated<string>
    goods_category: Generated<number>
    goods_value: string | null
    currency: Generated<string>
    quantity: string | null
    volume: string | null
    gross_weight: string | null
    container_type: Generated<string>
    container_count: number | null
    ready_on: string | null
    depart_by: string | null
    arrive_by: string | null
    incoterm: Generated<string>
    is_insured: Generated<boolean>
    order_id: string | null
    product_id: string | null
    remarks: Generated<string>
    sizes: GeneratedJson
    charges: GeneratedJson
    vessel: Generated<string>
    voyage: Generated<string>
    container_numbers: Generated<string[]>
    waybill_number: Generated<string>
    material: Generated<string>
    reason: Generated<string>
    submitted_at: string | null
    completed_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  freight_quotation: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    enquiry_id: string
    state: Generated<number>
    carrier: string
    via_port: Generated<string>
    transit_days: number
    departs_on: string | null
    free_days: number | null
    valid_until: string
    charges: GeneratedJson
    remarks: Generated<string>
    reason: Generated<string>
    reminded_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  freight_request: {
    id: GeneratedAlways<string>
    company_id: string
    enquiry_id: string
    forwarder: string
    note: Generated<string>
    token_hash: Buffer
    expires_at: string
    quotation_id: string | null
    opened_at: string | null
    answered_at: string | null
    withdrawn_at: string | null
    asked_by: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  goods_pickup: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    inbound_id: string
    state: Generated<number>
    anomaly_at: Generated<string>
    reason: Generated<string>
    submitted_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  group_robot: {
    id: GeneratedAlways<string>
    company_id: string
    name: string
    kind: number
    address_sealed: string
    address_hint: string
    secret_sealed: Generated<string>
    has_secret: GeneratedAlways<boolean>
    locale: string
    events: string[]
    has_prices: Generated<boolean>
    is_enabled: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    quiet_begin: string | null
    quiet_end: string | null
    digest_every: string | null
    digest_at: string | null
  }
  home_layout: {
    company_id: string
    member_id: string
    main: string[]
    side: string[]
    hidden: string[]
    updated_at: Generated<string>
  }
  hs_code: {
    code: string
    parent: string | null
    level: number
    section: number | null
    names: Json
    first_unit: string | null
    second_unit: string | null
    mfn_rate: string | null
    general_rate: string | null
    temporary_rate: string | null
    vat_rate: string | null
    refund_rate: string | null
    consumption_rate: string | null
    supervision: Generated<string>
    inspection: Generated<string>
    elements: Generated<string[]>
    search: Generated<string>
    is_sample: Generated<boolean>
    source_date: string
  }
  hs_rate: {
    id: GeneratedAlways<string>
    reference: string
    code: string
    measure: string
    agreement: Generated<string>
    origins: Generated<string[]>
    ad_valorem: string | null
    specific: string | null
    unit: Generated<string>
    valid_from: string
    valid_until: string | null
    is_sample: Generated<boolean>
  }
  hs_section: {
    number: number
    names: Json
  }
  idempotency: {
    owner: string
    key: string
    company_id: string | null
    action: string
    body_hash: Buffer
    answer: Json | null
    created_at: Generated<string>
  }
  inbound_line: {
    id: GeneratedAlways<string>
    company_id: string
    inbound_id: string
    position: number
    key: string
    product_id: string | null
    order_line_id: string | null
    model: Generated<string>
    name: Generated<string>
    brand: Generated<string>
    origin: Generated<string>
    unit: Generated<string>
    qty: string | null
    pallet_number: Generated<string>
    pallet_type: number | null
    pallets: number | null
    lot_number: Generated<string>
    batch_number: Generated<string>
    date_code: Generated<string>
    packages: number | null
    net_weight: string | null
    gross_weight: string | null
    volume: string | null
    minimum_pack_quantity: string | null
    remark: Generated<string>
    raw_cells: GeneratedJson
    received_qty: string | null
    counted_qty: string | null
    counted_differences: GeneratedJson
    counted_at: string | null
    counted_by: Generated<string>
    put_lots: GeneratedJson
    put_at: string | null
    put_by: Generated<string>
    produced_on: string | null
    shelf_life_days: number | null
    expires_on: string | null
  }
  inbound_order: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    supplier_id: string | null
    ordered_on: string | null
    arrival_mode: number | null
    warehouse_id: string | null
    pickup_address: Generated<string>
    pickup_time: Generated<string>
    contact: Generated<string>
    phone: Generated<string>
    storage_mode: number | null
    storage_type: number | null
    storage_order_type: number | null
    express_provider: Generated<string>
    express_number: Generated<string>
    vehicle: Generated<string>
    driver: Generated<string>
    driver_phone: Generated<string>
    remarks: Generated<string>
    reason: Generated<string>
    line_count: Generated<number>
    qty: Generated<string>
    packages: Generated<number>
    gross_weight: Generated<string>
    submitted_at: string | null
    stored_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    inspection_state: Generated<number>
  }
  input_invoice: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    invoice_code: Generated<string>
    invoice_no: string
    seller_name: string
    seller_tax_no: string
    supplier_id: string | null
    issued_on: string
    net: string
    tax: string
    amount: string
    line_count: number
    anomaly: string | null
    reason: Generated<string>
    note: Generated<string>
    entered_by: string | null
    confirmed_on: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    red_of: Generated<string>
  }
  input_invoice_line: {
    id: GeneratedAlways<string>
    company_id: string
    invoice_id: string
    key: string
    position: number
    name: string
    specification: Generated<string>
    unit: Generated<string>
    qty: string
    price: string
    amount: string
    rate: string
    tax: string
    order_no: Generated<string>
    matched_qty: Generated<string>
  }
  input_invoice_match: {
    id: GeneratedAlways<string>
    company_id: string
    invoice_id: string
    line_id: string
    order_id: string
    order_line_id: string
    qty: string
    amount: string
    created_at: Generated<string>
  }
  invoicing_title: {
    id: GeneratedAlways<string>
    company_id: string
    first_id: string | null
    title: string
    tax_no: string
    bank_name: Generated<string>
    account_number_sealed: string | null
    address: Generated<string>
    phone: Generated<string>
    is_default: Generated<boolean>
    valid_from: Generated<string>
    ended_on: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  label_line: {
    id: GeneratedAlways<string>
    company_id: string
    label_id: string
    position: number
    key: string
    product_name: Generated<string>
    foreign_name: Generated<string>
    brand: Generated<string>
    specification: Generated<string>
    origin: Generated<string>
    shelf_life: Generated<string>
    ingredients: Generated<string>
    package_image: string | null
    certificate: string | null
    nutrients: string | null
    remark: Generated<string>
    raw_cells: GeneratedJson
  }
  label_order: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    category: Generated<number>
    agent_name: Generated<string>
    agent_address: Generated<string>
    contact: Generated<string>
    phone: Generated<string>
    wanted_on: string | null
    remarks: Generated<string>
    reason: Generated<string>
    line_count: Generated<number>
    submitted_at: string | null
    completed_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    quote_state: Generated<number>
    currency: Generated<string>
    fee_quantity: string | null
    fee_unit: Generated<string>
    unit_price: string | null
    quote_note: Generated<string>
    quote_answer: Generated<string>
    amount: GeneratedAlways<string | null>
  }
  label_version: {
    id: GeneratedAlways<string>
    company_id: string
    label_id: string
    line_key: string
    number: number
    state: Generated<number>
    file_id: string
    remark: Generated<string>
    made_by: Generated<string>
    answer: Generated<string>
    answered_by: Generated<string>
    answered_at: string | null
    created_at: Generated<string>
  }
  landed_cost: {
    company_id: string
    order_id: string
    state: string
    total: string
    vat: string
    rate: string | null
    rate_source: string
    parts: Json
    rates: Json
    missing_rates: string[]
    unweighed: number
    unclassified: number
    computed_at: Generated<string>
  }
  landed_cost_basis: {
    company_id: string
    freight: string
    insurance: string
    fees: string
    other: string
    version: Generated<number>
    updated_at: Generated<string>
  }
  landed_cost_due: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
  }
  landed_cost_line: {
    order_line_id: string
    company_id: string
    order_id: string
    quantity: string | null
    purchase: string
    freight: string
    insurance: string
    duty: string
    consumption_tax: string
    fees: string
    other: string
    vat: string
    total: string
    unit_cost: string | null
    estimated: string[]
  }
  ledger_entry: {
    id: GeneratedAlways<string>
    company_id: string
    event: string
    document_kind: string
    document_id: string
    document_no: string
    order_id: string | null
    occurred_on: string
    basis: Generated<string>
    rate: string | null
    rate_source: string | null
    rate_date: string | null
    reverses: string | null
    actor: string
    actor_id: string | null
    actor_name: Generated<string>
    created_at: Generated<string>
  }
  ledger_month: {
    id: GeneratedAlways<string>
    company_id: string
    currency: string
    month: string
    moved: string
  }
  ledger_posting: {
    id: GeneratedAlways<string>
    company_id: string
    entry_id: string
    account: string
    currency: string
    debit: Generated<string>
    credit: Generated<string>
    occurred_on: string
    is_stated: boolean
  }
  ledger_sum: {
    id: GeneratedAlways<string>
    company_id: string
    currency: string
    day: string
    debits: number
    debit: string
    credits: number
    credit: string
  }
  link_reply: {
    id: GeneratedAlways<string>
    company_id: string
    link_id: string
    kind: number
    state: Generated<number>
    file_id: string | null
    wanted_time: Generated<string>
    note: Generated<string>
    decided_name: Generated<string>
    decided_at: string | null
    decision_note: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  login_rule: {
    company_id: string
    is_second_factor_required: boolean
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  login_ticket: {
    token_hash: Buffer
    purpose: string
    person: string | null
    account_mark: Buffer | null
    challenge: string
    created_at: Generated<string>
    expires_at: string
    used_at: string | null
  }
  mail: {
    id: GeneratedAlways<string>
    company_id: string | null
    kind: string
    locale: string
    address: string
    subject: string
    paragraphs: string[]
    attached: GeneratedJson
    due_at: Generated<string>
    attempts: Generated<number>
    last_error: Generated<string>
    sent_at: string | null
    given_up_at: string | null
    created_at: Generated<string>
  }
  maintenance_run: {
    id: GeneratedAlways<string>
    kind: string
    began_at: string
    ended_at: Generated<string>
    outcome: Json
    is_good: boolean
  }
  member: {
    id: GeneratedAlways<string>
    company_id: string
    mobile: Generated<string>
    email: string | null
    name: Generated<string>
    password_hash: string | null
    is_administrator: Generated<boolean>
    permission_set: Generated<string>
    permissions: Generated<string[]>
    access_stamp: Generated<number>
    is_enabled: Generated<boolean>
    last_login_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    is_key: Generated<boolean>
    person_id: string | null
    invited_at: string | null
    invited_by: string | null
  }
  notice: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    s_type: Generated<number>
    phrase: string | null
    params: GeneratedJson
    title: Generated<string>
    content: Generated<string>
    entity: string | null
    entity_id: string | null
    is_read: Generated<boolean>
    read_at: string | null
    created_at: Generated<string>
    count: Generated<number>
    batch: string | null
  }
  notice_delivery: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    channel: string
    phrase: string | null
    params: GeneratedJson
    title: Generated<string>
    content: Generated<string>
    due_at: string
    sent_at: string | null
    failures: Generated<number>
    created_at: Generated<string>
    count: Generated<number>
    batch: string | null
    file_ids: Generated<string[]>
  }
  notice_setting: {
    company_id: string
    member_id: string
    channels: GeneratedJson
    quiet_begin: string | null
    quiet_end: string | null
    digest_every: string | null
    digest_at: string | null
    locale: Generated<string>
    updated_at: Generated<string>
    digest_pushes: Generated<boolean>
    pushes_amounts: Generated<boolean>
  }
  order_change: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
    state: Generated<number>
    items: GeneratedJson
    request: Generated<string>
    reason: string
    answer: Generated<string>
    requested_by: string
    decided_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  order_contract: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
    document: Json
    hash: string
    terms_version: string
    signer_id: string
    signer_name: string
    signed_at: Generated<string>
    is_current: Generated<boolean>
    content: Buffer
    is_broken: Generated<boolean>
  }
  order_delivery: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
    number: number
    shipped_on: string
    express_provider: Generated<string>
    express_number: Generated<string>
    vehicle: Generated<string>
    driver: Generated<string>
    driver_phone: Generated<string>
    note: Generated<string>
    sign_state: Generated<number>
    signed_by: Generated<string>
    signed_at: string | null
    proof_file_ids: Generated<string[]>
    created_at: Generated<string>
  }
  order_delivery_line: {
    company_id: string
    delivery_id: string
    line_id: string
    qty: string
  }
  order_invoices: {
    company_id: string | null
    order_id: string | null
    invoiced_in: string | null
    first_in_on: string | null
    last_in_on: string | null
    matched_qty: string | null
    ordered_qty: string | null
    invoiced_out: string | null
    first_out_on: string | null
    last_out_on: string | null
    paid: string | null
    not_invoiced: string | null
  }
  order_line: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
    key: string
    position: number
    product_id: string | null
    model: string
    model_key: string
    brand: string
    brand_key: string
    name: string
    type: number | null
    origin: string
    unit: string
    qty: string | null
    price: string | null
    total_money: string
    packages: number | null
    net_weight: string | null
    gross_weight: string | null
    manufacturer: string
    volume: string | null
    pallets: number | null
    packing: string
    po_number: string
    customer_part_number: string
    minimum_pack_quantity: string | null
    reel_count: number | null
    reel_number: string
    selling_price: string | null
    declaration_elements: string
    remark: string
    raw_cells: GeneratedJson
    received_qty: Generated<string>
    shipped_qty: Generated<string>
    matched_qty: Generated<string>
    short_qty: Generated<string>
  }
  order_report_sum: {
    id: GeneratedAlways<string>
    company_id: string
    month: string
    model_type: number
    currency: string
    supplier_id: string | null
    orders: Generated<number>
    lines: Generated<string>
    amount: Generated<string>
    applied: Generated<string>
    paid: Generated<string>
    advanced: Generated<string>
    fees: Generated<string>
    taxes: Generated<string>
    written_off: Generated<string>
    outstanding: Generated<string>
  }
  order_sum: {
    id: GeneratedAlways<string>
    company_id: string
    model_type: number
    currency: string
    month: string
    orders: number
    amount: string
    unpaid: string
    price_failed: number
    signed: number
  }
  order_tally: {
    id: GeneratedAlways<string>
    company_id: string
    model_type: number
    state: number
    is_returned: boolean
    payment_state: number
    currency: string
    orders: number
    amount: string
    unpaid: string
  }
  order_template: {
    id: GeneratedAlways<string>
    company_id: string
    name: string
    model_type: number
    content: Json
    pickup_id_number_sealed: string | null
    consignee_id_number_sealed: string | null
    repeat_every: number | null
    repeat_day: number | null
    is_repeating: Generated<boolean>
    next_on: string | null
    set_by: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  order_template_run: {
    company_id: string
    template_id: string
    due_on: string
    order_id: string
    made_at: Generated<string>
  }
  order_tracking: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
    delivery_id: string | null
    kind: number
    at: string
    place: Generated<string>
    note: Generated<string>
    reference: string | null
    created_at: Generated<string>
  }
  outbound_line: {
    id: GeneratedAlways<string>
    company_id: string
    outbound_id: string
    position: number
    key: string
    lot_id: string | null
    model: Generated<string>
    brand: Generated<string>
    qty: string | null
    lot_numbers: Generated<string[]>
    pack_qty: string | null
    remark: Generated<string>
    shipped_qty: Generated<string>
    raw_cells: GeneratedJson
  }
  outbound_order: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    strategy: number | null
    outbound_type: number | null
    outbound_on: string | null
    delivery_type: number | null
    warehouse_id: string | null
    delivery: GeneratedJson
    pickup_id_sealed: Generated<string>
    consignee_id_sealed: Generated<string>
    sign_state: Generated<number>
    shipping_inspection: Generated<number>
    is_inspection_asked: Generated<boolean>
    remarks: Generated<string>
    reason: Generated<string>
    line_count: Generated<number>
    qty: Generated<string>
    shipped_qty: Generated<string>
    submitted_at: string | null
    shipped_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  passkey: {
    id: GeneratedAlways<string>
    staff_id: string | null
    name: string
    credential_id: string
    public_key: Buffer
    counter: string
    transports: Generated<string[]>
    last_used_at: string | null
    created_at: Generated<string>
    person_id: string | null
  }
  payment_application: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: number
    currency: string
    amount: string
    supplier_id: string
    account_id: string
    supplier_name: string
    account_name: string
    account_number_sealed: string
    bank_name: string
    bank_address: string
    bank_country: string
    swift_code: string
    is_account_recent: Generated<boolean>
    payment_method: string
    bank_fee_bearer: number
    rate: string
    rate_source: string
    rate_date: string
    rmb_amount: string
    over_limit_by: Generated<string>
    remark: Generated<string>
    reason: Generated<string>
    applied_by: string
    released_by: string | null
    arranged_by: Generated<string>
    handed_over_at: string | null
    received_in_full_on: string | null
    paid_on: string | null
    bank_charge: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    bank_reference: Generated<string>
    other_supplier_reason: Generated<string>
  }
  payment_application_line: {
    company_id: string
    application_id: string
    order_id: string
    position: number
    amount: string
  }
  person: {
    id: Generated<string>
    mobile: string
    email: string | null
    password_hash: string | null
    consent_version: string | null
    consent_at: string | null
    last_member_id: string | null
    created_at: Generated<string>
    deleted_at: string | null
  }
  product: {
    id: GeneratedAlways<string>
    company_id: string
    model: string
    brand: string
    model_key: string
    brand_key: string
    name: Generated<string>
    category: Generated<number>
    origin: Generated<string>
    unit: Generated<string>
    manufacturer: Generated<string>
    description: Generated<string>
    source: Generated<number>
    classification_status: Generated<number>
    hs_code: Generated<string>
    is_classified: GeneratedAlways<boolean | null>
    tariff_rate: string | null
    vat_rate: string | null
    refund_rate: string | null
    consumption_rate: string | null
    temporary_rate: string | null
    customs_conditions: Generated<string>
    inspection_conditions: Generated<string>
    ccc_status: Generated<number>
    hong_kong_control: number | null
    price_audit: number | null
    classified_at: string | null
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    shelf_life_days: number | null
  }
  product_tally: {
    id: GeneratedAlways<string>
    company_id: string
    classification_status: number
    is_classified: boolean
    category: number
    ccc_status: number
    hong_kong_control: number | null
    price_audit: number | null
    source: number
    products: number
  }
  product_token: {
    company_id: string
    token: string
    product_id: string
  }
  purchase_price: {
    id: GeneratedAlways<string>
    company_id: string
    supplier_goods_id: string
    price: string
    currency: string
    priced_on: string
    order_number: Generated<string>
    created_at: Generated<string>
  }
  push_delivery: {
    id: GeneratedAlways<string>
    company_id: string
    subscription_id: string
    phrase: string | null
    params: GeneratedJson
    title: Generated<string>
    content: Generated<string>
    entity: string | null
    entity_id: string | null
    count: Generated<number>
    batch: string | null
    due_at: string
    attempts: Generated<number>
    created_at: Generated<string>
  }
  push_key: {
    is_only: Generated<boolean>
    public_key: string
    private_sealed: string
  }
  push_subscription: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    session_id: string | null
    address_hash: Buffer
    sealed: string
    service: string
    user_agent: Generated<string>
    locale: string
    created_at: Generated<string>
    last_sent_at: string | null
    tested_at: string | null
    fault: string | null
  }
  rate: {
    source: string
    currency: string
    day: string
    middle: string | null
    buying: string | null
    cash_buying: string | null
    selling: string | null
    published_at: Generated<string>
  }
  rate_alert: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    currency: string
    at_or_below: string
    notified_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  receivable_item: {
    id: GeneratedAlways<string>
    company_id: string
    entry_id: string
    kind: string
    fee_kind: Generated<string>
    order_id: string | null
    document_kind: string
    document_id: string
    document_no: string
    basis: Generated<string>
    currency: string
    amount: string
    credited: Generated<string>
    settled: Generated<string>
    outstanding: GeneratedAlways<string>
    incurred_on: string
    due_on: string
    created_at: Generated<string>
    invoice_claimed: Generated<string>
    invoiced: Generated<string>
  }
  record_follower: {
    company_id: string
    entity: string
    entity_id: string
    follower_id: string
    created_at: Generated<string>
  }
  record_note: {
    id: GeneratedAlways<string>
    company_id: string
    entity: string
    entity_id: string
    author_id: string
    message: string
    mention_ids: Generated<string[]>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  record_task: {
    id: GeneratedAlways<string>
    company_id: string
    entity: string
    entity_id: string
    number: string
    title: string
    due_on: string
    author_id: string
    assignee_id: string
    done_at: string | null
    done_by: string | null
    reminded_on: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  recovery_code: {
    id: GeneratedAlways<string>
    staff_id: string | null
    code_hash: string
    used_at: string | null
    created_at: Generated<string>
    person_id: string | null
  }
  refresh_token: {
    token_hash: Buffer
    company_id: string
    session_id: string
    expires_at: string
    used_at: string | null
    successor_seed: Buffer | null
  }
  region: {
    code: string
    parent: string | null
    level: number
    names: Json
  }
  report_column_choice: {
    company_id: string
    member_id: string
    report_no: string
    columns: string[]
    updated_at: Generated<string>
  }
  report_run: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    report_no: string
    title: string
    view: Json
    format: string
    locale: string
    state: Generated<number>
    rows_total: Generated<number>
    rows_done: Generated<number>
    file_id: string | null
    reason: Generated<string>
    recipient_ids: string[]
    schedule_id: string | null
    due_on: string | null
    claim: string | null
    seen_at: string | null
    created_at: Generated<string>
    ended_at: string | null
  }
  report_schedule: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    report_no: string
    name: string
    view: Json
    format: string
    locale: string
    repeat_every: number
    repeat_day: number
    recipient_ids: string[]
    is_on: Generated<boolean>
    next_on: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  report_set: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    report_no: string
    name: string
    view: Json
    is_shared: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  retention_archive: {
    id: GeneratedAlways<string>
    table_name: string
    first_id: string
    last_id: string
    rows: number
    before: string
    storage_key: string
    bytes: string
    sha256: Buffer
    created_at: Generated<string>
    removed_at: string | null
  }
  robot_delivery: {
    id: GeneratedAlways<string>
    company_id: string
    robot_id: string
    phrase: string | null
    params: GeneratedJson
    title: Generated<string>
    content: Generated<string>
    entity: string | null
    entity_id: string | null
    count: Generated<number>
    batch: string | null
    due_at: Generated<string>
    attempts: Generated<number>
    sent_at: string | null
    given_up_at: string | null
    created_at: Generated<string>
    is_collected: Generated<boolean>
  }
  robot_status: {
    company_id: string
    robot_id: string
    minute_at: Generated<string>
    posts: Generated<number>
    last_sent_at: string | null
    last_failed_at: string | null
    fault: string | null
    fault_code: string | null
  }
  sales_invoice: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    kind: string
    title_id: string
    amount: string
    net: string
    tax: string
    line_count: number
    delivery: Generated<string>
    recipient: Generated<string>
    recipient_address: Generated<string>
    recipient_phone: Generated<string>
    note: Generated<string>
    invoice_code: Generated<string>
    invoice_no: Generated<string>
    issued_on: string | null
    express_company: Generated<string>
    express_no: Generated<string>
    signed_on: string | null
    ended_on: string | null
    red_invoice_no: Generated<string>
    reason: Generated<string>
    requested_by: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  sales_invoice_line: {
    id: GeneratedAlways<string>
    company_id: string
    invoice_id: string
    position: number
    item_id: string
    order_id: string | null
    rate: string
    amount: string
    net: string
    tax: string
  }
  saved_view: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    list: string
    name: string
    view: Json
    is_shared: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  service_order: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    state: Generated<number>
    model_type: number
    kind: Generated<string>
    order_id: string | null
    goods_name: Generated<string>
    quantity: string | null
    from_place: Generated<string>
    place: Generated<string>
    wanted_at: Generated<string>
    remarks: Generated<string>
    currency: Generated<string>
    fee_quantity: string | null
    fee_unit: Generated<string>
    unit_price: string | null
    reason: Generated<string>
    submitted_at: string | null
    completed_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    amount: GeneratedAlways<string | null>
  }
  session: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    scope: string
    token_hash: Buffer
    address: Generated<string>
    user_agent: Generated<string>
    created_at: Generated<string>
    last_seen_at: Generated<string>
    idle_until: string
    ended_at: string | null
    login_id: Generated<string>
    is_two_factor: Generated<boolean>
  }
  share_link: {
    id: GeneratedAlways<string>
    company_id: string
    secret_hash: Buffer
    kind: number
    entity: string
    entity_id: string
    record_number: string
    recipient: string
    shows_prices: Generated<boolean>
    file_ids: Generated<string[]>
    created_by: string
    created_name: string
    expires_at: string
    revoked_at: string | null
    revoked_name: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  share_link_opening: {
    id: GeneratedAlways<string>
    company_id: string
    link_id: string
    at: Generated<string>
    address: string
    agent: string
  }
  sheet_heading: {
    company_id: string
    supplier_id: string
    headings: GeneratedJson
    updated_at: Generated<string>
    inbound_headings: GeneratedJson
  }
  sms_code: {
    id: GeneratedAlways<string>
    mobile: string
    scene: string
    code_hash: Buffer
    salt: Buffer
    created_at: Generated<string>
    expires_at: string
    tries_left: number
    used_at: string | null
  }
  staff: {
    id: GeneratedAlways<string>
    email: string
    name: string
    password_hash: string
    roles: string[]
    is_enabled: Generated<boolean>
    last_login_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    phone: Generated<string>
  }
  staff_follower: {
    company_id: string
    entity: string
    entity_id: string
    follower_id: string
    created_at: Generated<string>
  }
  staff_note: {
    id: GeneratedAlways<string>
    company_id: string
    entity: string
    entity_id: string
    author_id: string
    message: string
    mention_ids: Generated<string[]>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  staff_notice: {
    id: GeneratedAlways<string>
    company_id: string
    staff_id: string
    phrase: string
    params: GeneratedJson
    entity: string
    entity_id: string
    read_at: string | null
    created_at: Generated<string>
  }
  staff_session: {
    id: GeneratedAlways<string>
    staff_id: string
    token_hash: Buffer
    address: Generated<string>
    user_agent: Generated<string>
    created_at: Generated<string>
    last_seen_at: Generated<string>
    idle_until: string
    ended_at: string | null
    scope: Generated<string>
  }
  staff_task: {
    id: GeneratedAlways<string>
    company_id: string
    entity: string
    entity_id: string
    number: string
    title: string
    due_on: string
    author_id: string
    assignee_id: string
    done_at: string | null
    done_by: string | null
    reminded_on: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  staff_view: {
    id: GeneratedAlways<string>
    staff_id: string
    list: string
    name: string
    view: Json
    is_shared: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  statement_sending: {
    company_id: string
    month: string
    created_at: Generated<string>
  }
  statement_subscription: {
    company_id: string
    is_enabled: Generated<boolean>
    contact_ids: Generated<string[]>
    version: Generated<number>
    updated_at: Generated<string>
    send_day: Generated<number>
  }
  stock_day: {
    id: GeneratedAlways<string>
    company_id: string
    day: string
    place: number
    warehouse_id: string
    supplier_id: string
    came: string
    went: string
    adjusted: string
  }
  stock_difference: {
    id: GeneratedAlways<string>
    company_id: string
    inbound_id: string | null
    line_id: string | null
    kind: number
    qty: string
    state: Generated<number>
    reason: string
    answer: Generated<string>
    consultation_id: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    order_id: string | null
    order_line_id: string | null
  }
  stock_lot: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    warehouse_id: string
    location_id: string | null
    place: number
    order_id: string | null
    order_line_id: string | null
    inbound_id: string | null
    inbound_line_id: string | null
    split_from_id: string | null
    supplier_id: string | null
    model: string
    name: Generated<string>
    brand: Generated<string>
    origin: Generated<string>
    unit: Generated<string>
    lot_number: Generated<string>
    batch_number: Generated<string>
    date_code: Generated<string>
    lot_key: Generated<string>
    batch_key: Generated<string>
    date_code_key: number | null
    pallet_number: Generated<string>
    pallet_type: number | null
    initial_qty: string
    pallets: Generated<number>
    packages: Generated<number>
    net_weight: Generated<string>
    gross_weight: Generated<string>
    volume: Generated<string>
    minimum_pack_quantity: Generated<string>
    on_hand: Generated<string>
    reserved: Generated<string>
    blocked: Generated<string>
    available: GeneratedAlways<string | null>
    stored_at: Generated<string>
    stored_on: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    model_key: GeneratedAlways<string | null>
    bound: Generated<string>
    is_free: GeneratedAlways<boolean>
    is_ordered: GeneratedAlways<boolean>
    quality: Generated<number>
    inspection_state: Generated<number>
    produced_on: string | null
    expires_on: string | null
    search: GeneratedAlways<string>
  }
  stock_model: {
    id: GeneratedAlways<string>
    company_id: string
    model_key: string
    place: number
    warehouse_id: string
    supplier_id: string
    is_free: boolean
    is_ordered: boolean
    lots: number
    held: number
    on_hand: string
    stored_days: string
  }
  stock_movement: {
    id: GeneratedAlways<string>
    company_id: string
    lot_id: string
    kind: string
    on_hand: Generated<string>
    reserved: Generated<string>
    blocked: Generated<string>
    document: string
    document_id: string | null
    document_no: Generated<string>
    from_location: Generated<string>
    to_location: Generated<string>
    reason: Generated<string>
    actor: string
    actor_id: string | null
    actor_name: Generated<string>
    at: Generated<string>
    day: Generated<string>
    from_warehouse_id: string | null
    to_warehouse_id: string | null
    opens: Generated<boolean>
  }
  stock_reservation: {
    id: GeneratedAlways<string>
    company_id: string
    lot_id: string
    outbound_id: string | null
    outbound_line_id: string | null
    order_id: string | null
    order_line_id: string | null
    qty: string
    taken: Generated<string>
    ended_at: string | null
    created_at: Generated<string>
    picked: Generated<string>
  }
  stock_tally: {
    id: GeneratedAlways<string>
    company_id: string
    place: number
    warehouse_id: string
    supplier_id: string
    stored_on: string
    is_free: boolean
    is_ordered: boolean
    is_own: boolean
    is_held: boolean
    is_available: boolean
    is_blocked: boolean
    lots: number
    on_hand: string
    reserved: string
    blocked: string
    bound: string
  }
  stocktaking: {
    id: GeneratedAlways<string>
    number: Generated<string>
    warehouse_id: string
    note: string
    actor_name: string
    created_at: Generated<string>
  }
  stocktaking_count: {
    company_id: string
    stocktaking_id: string
    lot_id: string
    expected: string
    counted: string
  }
  storage_charge: {
    id: GeneratedAlways<string>
    company_id: string
    lot_id: string
    warehouse_id: string
    first_on: string
    last_on: string
    unit: number
    quantity: string
    rate: string
    currency: string
    fee_id: string
    created_at: Generated<string>
  }
  storage_location: {
    id: GeneratedAlways<string>
    warehouse_id: string
    code: string
    note: Generated<string>
    is_hidden: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  storage_tariff: {
    id: GeneratedAlways<string>
    warehouse_id: string
    valid_from: string
    free_days: number
    unit: number
    rate: string
    currency: string
    created_at: Generated<string>
  }
  supplier: {
    id: GeneratedAlways<string>
    company_id: string
    number: Generated<string>
    name: string
    english_name: Generated<string>
    abbreviation: Generated<string>
    is_overseas: boolean
    source: Generated<number>
    contact: Generated<string>
    phone: Generated<string>
    address: Generated<string>
    status: Generated<number>
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  supplier_account: {
    id: GeneratedAlways<string>
    company_id: string
    supplier_id: string
    account_name: string
    account_number_sealed: string
    account_number_fingerprint: string
    bank_name: string
    bank_address: Generated<string>
    bank_country: string
    swift_code: Generated<string>
    currency: string
    is_default: Generated<boolean>
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  supplier_account_change: {
    id: GeneratedAlways<string>
    company_id: string
    account_id: string
    account_name: string
    account_number_sealed: string
    bank_name: string
    bank_address: string
    bank_country: string
    swift_code: string
    changed_at: Generated<string>
  }
  supplier_address: {
    id: GeneratedAlways<string>
    company_id: string
    supplier_id: string
    type: number
    region_code: string
    detail: string
    contact: string
    phone: string
    is_default: Generated<boolean>
    search: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  supplier_goods: {
    id: GeneratedAlways<string>
    company_id: string
    supplier_id: string
    product_id: string
    last_price: string
    currency: string
    priced_on: string
    order_number: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  system_config: {
    key: string
    value: Json
    is_public: Generated<boolean>
    version: Generated<number>
    updated_at: Generated<string>
  }
  system_delivery: {
    id: GeneratedAlways<string>
    company_id: string
    webhook_id: string
    position: string
    kind: string
    record_id: string
    number: Generated<string>
    event: string
    from_state: string
    to_state: string
    actor: string
    at: string
    state: Generated<number>
    attempts: Generated<number>
    next_at: Generated<string>
    held_until: string | null
    status: number | null
    error: Generated<string>
    delivered_at: string | null
    created_at: Generated<string>
  }
  system_feed: {
    is_only: Generated<boolean>
    position: string
  }
  system_figure: {
    at: string
    database_ms: number
    connections: number
    replica_lag_seconds: number | null
    disk_used: number | null
    messages_waiting: number
  }
  system_key: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    name: string
    hint: string
    key_hash: Buffer
    scopes: string[]
    created_name: string
    expires_at: string
    revoked_at: string | null
    revoked_name: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    created_by: string | null
  }
  system_key_maker_warning: {
    company_id: string
    key_id: string
    sent_at: Generated<string>
  }
  system_key_use: {
    company_id: string
    key_id: string
    last_used_at: string
    last_address: string
  }
  system_key_warning: {
    company_id: string
    key_id: string
    days: number
    sent_at: Generated<string>
  }
  system_webhook: {
    id: GeneratedAlways<string>
    company_id: string
    name: string
    url: string
    secret_sealed: string
    kinds: string[]
    is_enabled: Generated<boolean>
    position: string
    created_name: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  system_webhook_status: {
    company_id: string
    webhook_id: string
    last_sent_at: string | null
    last_failed_at: string | null
    failing_since: string | null
    stopped_at: string | null
  }
  tariff_import: {
    id: GeneratedAlways<string>
    staff_id: string | null
    file_name: string
    source_date: string
    state: Generated<string>
    read_count: Generated<number>
    accepted_count: Generated<number>
    rejected_count: Generated<number>
    replaced_sample: Generated<number>
    rejected: GeneratedJson
    failure: string | null
    started_at: Generated<string>
    updated_at: Generated<string>
    ignored_columns: Generated<string[]>
  }
  task_holder: {
    kind: string
    record_id: string
    staff_id: string
    taken_at: Generated<string>
  }
  tax_bill: {
    id: GeneratedAlways<string>
    company_id: string
    declaration_id: string
    order_id: string
    number: string
    kind: string
    state: Generated<number>
    amount: string
    issued_on: string
    due_on: string
    paid_on: string | null
    voucher_id: string | null
    note: Generated<string>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    difference_reason: Generated<string>
  }
  trade_order: {
    id: GeneratedAlways<string>
    company_id: string
    order_no: string
    model_type: number
    state: Generated<number>
    order_date: Generated<string>
    supplier_id: string | null
    customer_id: string | null
    currency: Generated<string>
    incoterms: Generated<string>
    contract_no: Generated<string>
    shipping_note_no: Generated<string>
    supplier_invoice_no: Generated<string>
    payment_method: Generated<string>
    remarks: Generated<string>
    is_warehouse_type: Generated<boolean>
    receiving_mode: number | null
    receiving_warehouse: Generated<string>
    supplier_address_id: string | null
    receiving_address: Generated<string>
    receiving_contact: Generated<string>
    receiving_phone: Generated<string>
    receiving_time: string | null
    receiving_express_provider: Generated<string>
    receiving_express_number: Generated<string>
    receiving_freight_payment: Generated<string>
    receiving_transport_mode: Generated<string>
    receiving_transport_company: Generated<string>
    delivery_type: number | null
    address_id: string | null
    delivery_address: Generated<string>
    delivery_contact: Generated<string>
    delivery_phone: Generated<string>
    delivery_time: string | null
    delivery_express_provider: Generated<string>
    delivery_express_number: Generated<string>
    is_customs_clearance: Generated<boolean>
    pickup_address: Generated<string>
    pickup_time: string | null
    pickup_name: Generated<string>
    pickup_id_number_sealed: string | null
    pickup_phone: Generated<string>
    consignee_name: Generated<string>
    consignee_id_number_sealed: string | null
    consignee_phone: Generated<string>
    delivery_warehouse: Generated<string>
    delivery_freight_payment: Generated<string>
    delivery_transport_mode: Generated<string>
    delivery_transport_company: Generated<string>
    insured_value: string | null
    order_amount: Generated<string>
    line_count: Generated<number>
    packages: Generated<string>
    net_weight: Generated<string>
    gross_weight: Generated<string>
    is_classified: Generated<boolean>
    applied_amount: Generated<string>
    paid_amount: Generated<string>
    payment_state: Generated<number>
    invoicing_state: Generated<number>
    return_reason: Generated<string>
    is_returned: GeneratedAlways<boolean>
    receiving_state: Generated<number>
    shipping_state: Generated<number>
    sign_state: Generated<number>
    price_audit: number | null
    declaration_state: Generated<number>
    archive_state: Generated<number>
    source: Generated<number>
    exported_on: string | null
    submitted_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    freight: string | null
    freight_currency: Generated<string>
    insurance: string | null
    insurance_currency: Generated<string>
    other_charges: string | null
    other_charges_currency: Generated<string>
    split_from_id: string | null
    receiving_warehouse_id: string | null
    delivery_warehouse_id: string | null
    fx_payment_state: Generated<number>
    write_off_state: Generated<number>
    release_asked_by: string | null
    release_refusal: Generated<string>
    destination_port: Generated<string>
  }
  trade_paper: {
    id: GeneratedAlways<string>
    company_id: string
    order_id: string
    kind: string
    file_name: string
    lines: Json
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  upload_count: {
    company_id: string
    member_id: string
    hour: string
    files: number
    bytes: string
  }
  warehouse: {
    id: GeneratedAlways<string>
    code: string
    place: number
    names: Json
    addresses: Json
    hours: Json
    contact: string
    phone: string
    is_hidden: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    latitude: string | null
    longitude: string | null
    rules: GeneratedJson
  }
  webhook: {
    id: GeneratedAlways<string>
    api_key_id: string
    url: string
    secret_sealed: string
    entities: Generated<string[]>
    transitions: Generated<string[]>
    position: string
    created_at: Generated<string>
    deleted_at: string | null
  }
  webhook_delivery: {
    id: GeneratedAlways<string>
    webhook_id: string
    position: string
    entity: string
    entity_id: string
    state: Generated<string>
    attempts: Generated<number>
    next_at: Generated<string>
    held_until: string | null
    last_error: Generated<string>
    created_at: Generated<string>
    delivered_at: string | null
  }
  what_if: {
    id: GeneratedAlways<string>
    company_id: string
    member_id: string
    order_id: string
    name: string
    variants: Json
    figures: Json
    order_hash: string
    computed_at: Generated<string>
    is_shared: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
}
