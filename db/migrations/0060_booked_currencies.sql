-- Money is booked in the currencies of the code list alone: no statement and no total can show another one. Rows from
-- before stay as they are, and `npm run reconcile` names them.
do $$
declare
  booked text;
begin
  foreach booked in array array['ledger_posting', 'ledger_sum', 'ledger_month', 'receivable_item', 'deposit', 'fee',
    'cash_voucher', 'payment_application', 'announced_transfer', 'bank_line', 'bank_format'] loop
    execute format('alter table %I add constraint %I check (currency in (''RMB'', ''USD'', ''JPY'', ''HKD'', ''EUR'', ''GBP'')) not valid',
      booked, booked || '_booked_currency');
  end loop;
end $$;

-- The key of a bank line has the bank and the payer too (contract/finance/bank-statement.ts, lineKeys): two banks may
-- give the same reference on one day.
with said as (
  select l.id, l.bank_reference, l.occurred_at, l.remark,
    concat_ws('|', lower(regexp_replace(normalize(s.bank, nfkc), '\s+', '', 'g')), l.occurred_on, l.currency, l.amount,
      l.payer_name, l.payer_account) as facts
  from bank_line l join bank_statement s on s.id = l.statement_id
), keys as (
  select id, case when bank_reference <> '' then concat_ws('|', 'reference', facts, bank_reference)
    else concat_ws('|', 'line', facts, occurred_at, remark,
      row_number() over (partition by facts, occurred_at, remark, bank_reference order by id)) end as key
  from said
)
update bank_line set line_key = encode(sha256(convert_to(keys.key, 'UTF8')), 'hex') from keys where keys.id = bank_line.id;
