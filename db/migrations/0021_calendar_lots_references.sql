-- Deadlines end on working days: what the provider's calendar (dictionary 1018) says about a day, the days after it and
-- their years. contract/kernel/working-days.ts decides; three weeks are longer than any holiday.
create function app.calendar_from(calendar_type int, day date) returns jsonb language sql stable as $$
  select case when day is not null then (
    select coalesce(jsonb_object_agg(e.value, e.group_name), '{}') from dict_entry e
    where e.type = calendar_type and not e.is_hidden and e.group_name is not null
      and (e.value between to_char(day, 'YYYY-MM-DD') and to_char(day + 21, 'YYYY-MM-DD')
        or e.value in (to_char(day, 'YYYY'), to_char(day + 21, 'YYYY')))) end
$$;

-- Goods that came in, by the number they carry: what may be bound to an order of stored goods.
create index order_line_lot on order_line (company_id, reel_number) where received_qty > 0 and reel_number <> '';

-- The record's version after the ERP's last write: a later one is somebody else's change.
alter table erp_reference add column record_version int;
