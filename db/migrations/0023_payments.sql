-- The documents behind the ledger: payment applications, cash vouchers, fees with their disputes, announced transfers.

create sequence payment_application_number;
create sequence cash_voucher_number;
create sequence fee_number;
create sequence announced_transfer_number;
grant usage on sequence payment_application_number, cash_voucher_number, fee_number, announced_transfer_number
  to quayside_app, quayside_staff;

create table payment_application (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('PA', 'payment_application_number'),
  state int not null check (state in (-1, 0, 1, 2, 3, 4)),
  currency app.currency not null check (currency <> ''),
  amount app.money not null check (amount > 0),
  -- The beneficiary as it was when the application was made.
  supplier_id bigint not null,
  account_id bigint not null,
  supplier_name text not null,
  account_name text not null,
  account_number_sealed text not null,
  bank_name text not null,
  bank_address text not null,
  bank_country text not null,
  swift_code text not null,
  -- Added or changed shortly before, and confirmed by a text message.
  is_account_recent boolean not null default false,
  payment_method text not null,
  bank_fee_bearer int not null check (bank_fee_bearer in (0, 1, 2)),
  rate app.rate not null check (rate > 0),
  rate_source text not null,
  rate_date date not null,
  rmb_amount app.money not null check (rmb_amount > 0),
  -- By how much the company's credit limit is exceeded, in RMB.
  over_limit_by app.money not null default 0 check (over_limit_by >= 0),
  remark text not null default '',
  reason text not null default '',
  applied_by bigint not null references member,
  released_by bigint references member,
  arranged_by text not null default '',
  -- When it went to the provider, who knows nothing of it before.
  handed_over_at timestamptz,
  -- Earmarked money reached the amount in RMB: the supplier's payment is due three working days later.
  received_in_full_on date,
  paid_on date,
  bank_charge app.money check (bank_charge >= 0),
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id),
  foreign key (company_id, account_id) references supplier_account (company_id, id)
);
create unique index payment_application_number_once on payment_application (company_id, number);
create index payment_application_newest on payment_application (company_id, id desc) include (state, currency);
create index payment_application_waiting on payment_application (handed_over_at) where state in (0, 1);
create index payment_application_account on payment_application (company_id, account_id, id desc) where state = 2;
call app.make_versioned('payment_application');
call app.make_company_table('payment_application');

create table payment_application_line (
  company_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  position int not null,
  amount app.money not null check (amount > 0),
  -- No order twice in one application.
  primary key (company_id, application_id, order_id),
  foreign key (company_id, application_id) references payment_application (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create index payment_application_line_order on payment_application_line (company_id, order_id);
call app.make_company_table('payment_application_line', 'select, insert');

-- Received money that is kept for an application until it is paid.
create table earmark (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  deposit_id bigint not null,
  application_id bigint not null,
  amount app.money not null check (amount > 0),
  -- Used or given back.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, deposit_id) references deposit (company_id, id),
  foreign key (company_id, application_id) references payment_application (company_id, id)
);
create index earmark_live on earmark (company_id, application_id) where ended_at is null;
call app.make_company_table('earmark');
revoke insert, update on earmark from quayside_app;
-- A customer who cancels an application gives back what was kept for it.
grant update (ended_at) on earmark to quayside_app;
grant update (earmarked) on deposit to quayside_app;

-- Above an amount of its own a company's application goes to the provider after a second member released it.
create table approval_rule (
  company_id bigint primary key references company,
  payments_above app.money check (payments_above >= 0),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
call app.make_versioned('approval_rule');
call app.make_company_table('approval_rule');

-- Bank details of suppliers' accounts before each change, for the guard of the beneficiary.
create table supplier_account_change (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  account_id bigint not null,
  account_name text not null,
  account_number_sealed text not null,
  bank_name text not null,
  bank_address text not null,
  bank_country text not null,
  swift_code text not null,
  changed_at timestamptz not null default now(),
  foreign key (company_id, account_id) references supplier_account (company_id, id)
);
create index supplier_account_change_account on supplier_account_change (company_id, account_id, id desc);
call app.make_company_table('supplier_account_change', 'select, insert');
create function app.keep_account_change() returns trigger language plpgsql as $$
begin
  insert into supplier_account_change
    (company_id, account_id, account_name, account_number_sealed, bank_name, bank_address, bank_country, swift_code)
  values (old.company_id, old.id, old.account_name, old.account_number_sealed, old.bank_name, old.bank_address,
    old.bank_country, old.swift_code);
  return null;
end $$;
create trigger keep_account_change after update on supplier_account for each row
  when ((old.account_name, old.account_number_fingerprint, old.bank_name, old.bank_address, old.bank_country, old.swift_code)
    is distinct from (new.account_name, new.account_number_fingerprint, new.bank_name, new.bank_address, new.bank_country, new.swift_code))
  execute function app.keep_account_change();

-- Money in and out and what else is booked by a voucher of its own. Above an amount a second person releases it.
create table cash_voucher (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  kind text not null check (kind in ('received', 'fxReceived', 'fxSettled', 'paidOut', 'taxPaid', 'exchangeDifference', 'reversal')),
  number text not null,
  state int not null check (state in (-1, 0, 1, 2)),
  currency app.currency not null check (currency <> ''),
  amount app.money not null check (amount > 0),
  order_id bigint,
  -- Of a tax.
  tax_kind text not null default '' check (tax_kind in ('', 'duty', 'consumptionTax', 'vat')),
  basis text not null default '',
  -- Of foreign exchange that is settled.
  rate app.rate check (rate > 0),
  rate_source text not null default '',
  rate_date date,
  rmb_amount app.money check (rmb_amount > 0),
  -- Who paid, or was paid, and the bank's own number of the movement.
  counterparty text not null default '',
  counterparty_account text not null default '',
  bank_reference text not null default '',
  occurred_on date not null,
  note text not null default '',
  announced_transfer_id bigint,
  application_id bigint,
  -- The difference is in the company's favour: it lowers this item.
  item_id bigint,
  reverses_entry_id bigint,
  entry_id bigint,
  entered_by text not null,
  released_by text not null default '',
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, application_id) references payment_application (company_id, id),
  foreign key (company_id, item_id) references receivable_item (company_id, id),
  foreign key (company_id, reverses_entry_id) references ledger_entry (company_id, id),
  foreign key (company_id, entry_id) references ledger_entry (company_id, id)
);
create unique index cash_voucher_number_once on cash_voucher (company_id, number);
-- A line of a bank's statement is booked once.
create unique index cash_voucher_bank_reference on cash_voucher (company_id, kind, bank_reference)
  where bank_reference <> '' and state <> -1;
create index cash_voucher_newest on cash_voucher (company_id, id desc) include (kind, state, currency);
create index cash_voucher_waiting on cash_voucher (created_at) where state = 0;
create index cash_voucher_order on cash_voucher (company_id, order_id) where order_id is not null;
call app.make_versioned('cash_voucher');
call app.make_company_table('cash_voucher');
revoke insert, update on cash_voucher from quayside_app;

create table fee (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('FE', 'fee_number'),
  state int not null check (state in (-1, 0, 1, 2)),
  order_id bigint,
  -- A value of dictionary 1019.
  kind text not null,
  currency app.currency not null check (currency <> ''),
  quantity app.quantity not null check (quantity > 0),
  unit text not null default '',
  unit_price app.unit_price not null check (unit_price >= 0),
  amount app.money not null check (amount > 0),
  charged_on date not null,
  note text not null default '',
  -- The fee that this one corrects.
  corrects bigint,
  entry_id bigint,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, corrects) references fee (company_id, id),
  foreign key (company_id, entry_id) references ledger_entry (company_id, id)
);
create unique index fee_number_once on fee (company_id, number);
create unique index fee_agency_once on fee (company_id, order_id) where kind = 'agency' and state in (0, 1) and order_id is not null;
create index fee_newest on fee (company_id, id desc) include (state, kind, order_id);
create index fee_waiting on fee (created_at) where state = 0;
create index fee_order on fee (company_id, order_id) where order_id is not null;
call app.make_versioned('fee');
call app.make_company_table('fee');
revoke insert, update on fee from quayside_app;

-- A customer's objection to a fee; what is said about it is a thread with the provider.
create table fee_dispute (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  fee_id bigint not null,
  consultation_id bigint not null,
  state int not null check (state in (-1, 0, 1, 2)),
  reason text not null check (reason <> ''),
  answer text not null default '',
  -- What the fee became.
  corrected_fee_id bigint,
  raised_by bigint not null references member,
  decided_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, fee_id) references fee (company_id, id),
  foreign key (company_id, consultation_id) references consultation (company_id, id),
  foreign key (company_id, corrected_fee_id) references fee (company_id, id)
);
create unique index fee_dispute_open on fee_dispute (company_id, fee_id) where state = 0;
create index fee_dispute_fee on fee_dispute (company_id, fee_id, id desc);
create index fee_dispute_waiting on fee_dispute (created_at) where state = 0;
call app.make_versioned('fee_dispute');
call app.make_company_table('fee_dispute');

create table announced_transfer (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('TN', 'announced_transfer_number'),
  state int not null check (state in (-1, 0, 1)),
  currency app.currency not null check (currency <> ''),
  amount app.money not null check (amount > 0),
  transfer_on date not null,
  payer_name text not null default '',
  note text not null default '',
  application_id bigint,
  -- The debts that the money is for.
  item_ids bigint[] not null default '{}',
  announced_by bigint not null references member,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, application_id) references payment_application (company_id, id)
);
create unique index announced_transfer_number_once on announced_transfer (company_id, number);
create index announced_transfer_newest on announced_transfer (company_id, id desc) include (state, currency);
call app.make_versioned('announced_transfer');
call app.make_company_table('announced_transfer');
alter table cash_voucher add foreign key (company_id, announced_transfer_id) references announced_transfer (company_id, id);

-- Text messages that confirm a payment to an account that was just changed.
alter table sms_code drop constraint sms_code_scene_check;
alter table sms_code add constraint sms_code_scene_check check (scene in ('login', 'register', 'reset', 'phone', 'sign', 'pay'));
