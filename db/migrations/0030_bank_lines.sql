-- Statements of the provider's own bank accounts, and the money that came in by them. Customers' processes have no part in it.

-- Which heading of a bank's file each field stands under, as it was chosen last.
create table bank_format (
  bank text primary key check (bank <> ''),
  currency app.currency not null check (currency <> ''),
  mapping jsonb not null,
  updated_at timestamptz not null default now()
);
grant select, insert, update on bank_format to quayside_staff;

create table bank_statement (
  id bigint generated always as identity primary key,
  bank text not null,
  file_name text not null,
  line_count int not null,
  -- Lines that were known already.
  repeated_count int not null,
  uploaded_by text not null,
  created_at timestamptz not null default now()
);
grant select, insert on bank_statement to quayside_staff;

create table bank_line (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statement,
  -- The bank's reference or all that the line says: a line that is uploaded again is the same one.
  line_key text not null unique,
  state int not null default 0 check (state in (0, 1, 2)),
  occurred_on date not null,
  occurred_at text not null default '',
  currency app.currency not null check (currency <> ''),
  amount app.money not null check (amount > 0),
  payer_name text not null default '',
  payer_account text not null default '',
  payer_bank text not null default '',
  remark text not null default '',
  bank_reference text not null default '',
  -- The receipt that was booked for it.
  voucher_id bigint references cash_voucher,
  decided_by text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bank_line_open on bank_line (occurred_on desc, id desc) where state = 0;
create index bank_line_newest on bank_line (updated_at desc);
grant select, insert, update on bank_line to quayside_staff;
call app.make_versioned('bank_line');
