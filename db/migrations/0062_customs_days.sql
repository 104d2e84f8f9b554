-- The days of a declaration and of a tax bill in the order in which they happen (contract/kernel/day-order.ts).
alter table declaration
  add constraint declaration_days_check check (
    declared_on <= coalesce(accepted_on, released_on, closed_on, declared_on)
    and accepted_on <= coalesce(released_on, closed_on, accepted_on)
    and released_on <= coalesce(closed_on, released_on)
    and declared_on <= coalesce(released_on, declared_on)
  );
alter table tax_bill add constraint tax_bill_days_check check (issued_on <= due_on and issued_on <= paid_on);

-- Why a bill differs from the declared tax.
alter table tax_bill add difference_reason text not null default '';
