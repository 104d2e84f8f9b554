-- What a change of the provider's own data changed: a list of paths with the value before and after.
alter table audit_log add changes jsonb;

-- Who changed a setting last.
create index audit_log_setting on audit_log (target, id desc) where target like 'setting %';
