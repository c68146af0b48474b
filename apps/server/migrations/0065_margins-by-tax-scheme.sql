-- A shop that is or was under the composition scheme sums up its days again: the tax of its bills is part of their value now.
DELETE FROM "report_months" WHERE EXISTS (SELECT FROM "shop_facts" WHERE "key" = 'taxScheme' AND "value" = 'composition')
  OR EXISTS (SELECT FROM "audit_log" WHERE "subject" = 'settings' AND "subject_id" = 'shop'
    AND 'composition' IN ("before" ->> 'taxScheme', "after" ->> 'taxScheme'));--> statement-breakpoint
DELETE FROM "report_days" WHERE EXISTS (SELECT FROM "shop_facts" WHERE "key" = 'taxScheme' AND "value" = 'composition')
  OR EXISTS (SELECT FROM "audit_log" WHERE "subject" = 'settings' AND "subject_id" = 'shop'
    AND 'composition' IN ("before" ->> 'taxScheme', "after" ->> 'taxScheme'));
