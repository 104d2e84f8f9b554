-- Differences that were reported before lots had a quality block goods of good lots: accepted, these became plain stock. The
-- goods of those that are still open become lots of their quality; what a person graded since then stays. The changes of
-- lots are movements of the difference, so that its end sets the same goods free.
do $$
declare
  bad record;
  part bigint;
begin
  for bad in
    select d.id, d.company_id, d.kind - 1 as quality, d.reason, coalesce(i.number, o.order_no) as number, l.id as lot_id,
      l.on_hand, b.qty
    from stock_difference d
      left join inbound_order i on i.company_id = d.company_id and i.id = d.inbound_id
      left join trade_order o on o.company_id = d.company_id and o.id = d.order_id
      join lateral (
        select m.lot_id, sum(m.blocked) as qty from stock_movement m
        where m.company_id = d.company_id and m.document = 'stockDifference' and m.document_id = d.id
        group by m.lot_id having sum(m.blocked) > 0
      ) b on true
      join stock_lot l on l.company_id = d.company_id and l.id = b.lot_id
    where d.state in (0, 2) and d.kind in (2, 3) and l.quality = 0 and not exists (
      select 1 from stock_movement g where g.company_id = l.company_id and g.lot_id = l.id and g.kind = 'grade'
    )
    order by l.id, d.id
  loop
    -- An earlier difference may have taken goods of the same lot.
    select on_hand into bad.on_hand from stock_lot where company_id = bad.company_id and id = bad.lot_id for update;
    if bad.qty = bad.on_hand then
      update stock_lot set quality = bad.quality where company_id = bad.company_id and id = bad.lot_id;
      insert into stock_movement (company_id, lot_id, kind, document, document_id, document_no, reason, actor)
      values (bad.company_id, bad.lot_id, 'grade', 'stockDifference', bad.id, bad.number, bad.reason, 'system');
      continue;
    end if;
    insert into stock_movement (company_id, lot_id, kind, on_hand, blocked, document, document_id, document_no, reason, actor)
    values (bad.company_id, bad.lot_id, 'unblock', 0, -bad.qty, 'stockDifference', bad.id, bad.number, bad.reason, 'system'),
      (bad.company_id, bad.lot_id, 'split', -bad.qty, 0, 'stockDifference', bad.id, bad.number, bad.reason, 'system');
    insert into stock_lot (company_id, warehouse_id, location_id, place, order_id, order_line_id, inbound_id, inbound_line_id,
      split_from_id, supplier_id, model, name, brand, origin, unit, lot_number, batch_number, date_code, lot_key, batch_key,
      date_code_key, produced_on, expires_on, inspection_state, pallet_number, pallet_type, packages, net_weight, gross_weight,
      volume, minimum_pack_quantity, stored_at, stored_on, initial_qty, on_hand, quality)
    select company_id, warehouse_id, location_id, place, order_id, order_line_id, inbound_id, inbound_line_id,
      id, supplier_id, model, name, brand, origin, unit, lot_number, batch_number, date_code, lot_key, batch_key,
      date_code_key, produced_on, expires_on, inspection_state, pallet_number, pallet_type,
      ceil(packages * bad.qty / initial_qty), round(net_weight * bad.qty / initial_qty, 4),
      round(gross_weight * bad.qty / initial_qty, 4), round(volume * bad.qty / initial_qty, 4), minimum_pack_quantity,
      stored_at, stored_on, bad.qty, bad.qty, bad.quality
    from stock_lot where company_id = bad.company_id and id = bad.lot_id
    returning id into part;
    insert into stock_movement (company_id, lot_id, kind, on_hand, blocked, opens, document, document_id, document_no, reason, actor)
    values (bad.company_id, part, 'split', bad.qty, 0, true, 'stockDifference', bad.id, bad.number, bad.reason, 'system');
    insert into stock_movement (company_id, lot_id, kind, on_hand, blocked, opens, document, document_id, document_no, reason, actor)
    values (bad.company_id, part, 'block', 0, bad.qty, false, 'stockDifference', bad.id, bad.number, bad.reason, 'system');
  end loop;
end $$;
