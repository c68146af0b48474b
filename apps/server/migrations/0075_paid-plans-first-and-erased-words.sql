-- Earlier releases let a paid plan wait for the end of a free one. Plans follow one another as in arrangePeriods: paid ones first.
WITH "current" AS (
  SELECT "id", "user_id", "price_paise" = 0 AS "is_free", "start_date", "end_date",
    "end_date" - greatest("start_date", now()) AS "time_left"
  FROM "subscriptions" WHERE "status" = 'active' AND "end_date" > now()
), "waiting" AS (
  SELECT DISTINCT "paid"."user_id" FROM "current" AS "paid" JOIN "current" AS "free" USING ("user_id")
  WHERE NOT "paid"."is_free" AND "free"."is_free" AND "free"."start_date" < "paid"."start_date"
), "arranged" AS (
  SELECT "id", "start_date", "time_left", row_number() OVER "plans" AS "position",
    now() + coalesce(sum("time_left") OVER ("plans" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), interval '0') AS "start"
  FROM "current" JOIN "waiting" USING ("user_id")
  WINDOW "plans" AS (PARTITION BY "user_id" ORDER BY "is_free", "start_date")
)
UPDATE "subscriptions" SET "end_date" = "start" + "time_left",
  "start_date" = CASE WHEN "position" = 1 THEN least("arranged"."start_date", "start") ELSE "start" END
FROM "arranged" WHERE "arranged"."id" = "subscriptions"."id";--> statement-breakpoint
-- Earlier releases left reasons, notes and answers about deleted customers in the audit log, as eraseWords no longer does.
WITH "erased" AS (
  SELECT 'order' AS "subject", "orders"."id"::text AS "subject_id" FROM "orders" JOIN "users" ON "users"."id" = "orders"."user_id"
    WHERE "users"."deleted_at" IS NOT NULL
  UNION ALL SELECT 'prescription', "prescriptions"."id"::text FROM "prescriptions" JOIN "users" ON "users"."id" = "prescriptions"."user_id"
    WHERE "users"."deleted_at" IS NOT NULL
  UNION ALL SELECT 'milk-delivery', "milk_deliveries"."id"::text FROM "milk_deliveries" JOIN "users" ON "users"."id" = "milk_deliveries"."user_id"
    WHERE "users"."deleted_at" IS NOT NULL
  UNION ALL SELECT 'review', "subject_id" FROM "audit_log" WHERE "subject" = 'review'
    AND NOT EXISTS (SELECT FROM "product_reviews" WHERE "product_reviews"."id"::text = "subject_id")
)
UPDATE "audit_log" SET
  "before" = "before" || coalesce((SELECT jsonb_object_agg("key", 'erased with the account') FROM jsonb_each_text("before")
    WHERE "key" IN ('reason', 'note', 'answer') AND "value" <> ''), '{}'),
  "after" = "after" || coalesce((SELECT jsonb_object_agg("key", 'erased with the account') FROM jsonb_each_text("after")
    WHERE "key" IN ('reason', 'note', 'answer') AND "value" <> ''), '{}')
WHERE ("subject", "subject_id") IN (SELECT "subject", "subject_id" FROM "erased")
  AND ("before" ?| '{reason,note,answer}'::text[] OR "after" ?| '{reason,note,answer}'::text[]);
