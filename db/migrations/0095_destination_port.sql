-- Where an exported or transited consignment goes: dictionary 1007. The declaration, the freight and the papers name it.
alter table trade_order add column destination_port text not null default '';
