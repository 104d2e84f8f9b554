-- Where a dictionary's codes come from is said in the reader's language, like its name.
alter table dict alter column source type jsonb
  using jsonb_build_object('zh-CN', source, 'zh-TW', source, 'en-US', source);
