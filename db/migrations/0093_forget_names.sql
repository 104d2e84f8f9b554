-- PIPL: whoever erases their data is forgotten by name in the timelines too. What happened, and the number of
-- whoever did it, stay as they are: only a name may change, and only to nothing.
create function app.refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_name = '' and to_jsonb(new) - 'actor_name' = to_jsonb(old) - 'actor_name' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
drop trigger append_only on event;
create trigger append_only before update or delete on event for each row execute function app.refuse_event_change();
grant update (actor_name) on event to quayside_app;
