-- A day of storage is charged once. The exclusion constraint over ranges took as long as all else that a charge costs but
-- its references. The charges of a lot are in order in one index: of each that is added, the one before and the one after it
-- are looked at. Charges are only ever added (append-only), and one transaction at a time adds them, so that each sees all
-- earlier ones.
alter table storage_charge drop constraint storage_charge_once;
drop index storage_charge_lot;
create unique index storage_charge_once on storage_charge (company_id, lot_id, first_on) include (last_on);

-- The name that a run locks (server/modules/warehouse/charge-storage.ts). With a snapshot from before the lock, what others
-- have added meanwhile would not be seen.
create function app.add_storage_charges_alone() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'storage is charged in transactions that read what is committed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('@storageCharges all', 0));
  return null;
end $$;
create trigger alone before insert on storage_charge for each statement execute function app.add_storage_charges_alone();

create function app.refuse_second_storage_charge() returns trigger language plpgsql as $$
declare is_charged boolean;
begin
  execute $q$
    select exists (select from added a
      left join lateral (
        select c.last_on from storage_charge c
        where c.company_id = a.company_id and c.lot_id = a.lot_id and c.first_on < a.first_on
        order by c.first_on desc limit 1
      ) before on true
      left join lateral (
        select c.first_on from storage_charge c
        where c.company_id = a.company_id and c.lot_id = a.lot_id and c.first_on > a.first_on
        order by c.first_on limit 1
      ) after on true
    where before.last_on >= a.first_on or after.first_on <= a.last_on)$q$ into is_charged;
  if is_charged then
    raise exclusion_violation;
  end if;
  return null;
end $$;
create trigger once after insert on storage_charge referencing new table as added
  for each statement execute function app.refuse_second_storage_charge();
alter table storage_charge add check (first_on <= last_on);
