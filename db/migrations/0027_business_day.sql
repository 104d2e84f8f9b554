-- The day on which a transaction books and numbers. It is today in Shanghai; what fills in a past year sets another one for
-- its own transactions.
create function app.business_day() returns date language sql stable as $$
  select coalesce(nullif(current_setting('app.business_day', true), '')::date, (now() at time zone 'Asia/Shanghai')::date)
$$;

create or replace function app.document_number(prefix text, running regclass) returns text
  language sql volatile as $$
    select prefix || to_char(app.business_day(), 'YYMMDD') || '-' || lpad(n::text, greatest(4, length(n::text)), '0')
    from nextval(running) as n
  $$;

-- The last working day up to a day; the day itself where the calendar of its year is not published. `isWorkingDay` of the
-- contract says the same of one day.
create function app.working_day_by(calendar_type int, day date) returns date language sql stable as $$
  select coalesce(max(d::date), day)
  from generate_series(day - 21, day, interval '1 day') as d
    left join dict_entry special on special.type = calendar_type and special.value = to_char(d, 'YYYY-MM-DD')
      and not special.is_hidden
    left join dict_entry year on year.type = calendar_type and year.value = to_char(d, 'YYYY')
      and not year.is_hidden
  where case when special.group_name is not null then special.group_name = 'work'
    when year.group_name is null then true
    else extract(isodow from d) < 6 end
$$;

-- States that follow from an order's money are derived at each save from now on (contract/finance/order-money.ts).
update trade_order set fx_payment_state = 3 where currency = 'RMB' and fx_payment_state <> 3;
update trade_order set payment_state = 3 where (order_amount = 0 or payment_method = 'SELF') and payment_state <> 3;
