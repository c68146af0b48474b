-- Until now only code refused a second product with a barcode, and two saves at the same time passed it. The first product keeps the barcode.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
WITH twins AS (
  SELECT id, barcode, first_value(id) OVER (PARTITION BY barcode ORDER BY created_at, id) AS first_id
  FROM products WHERE barcode IS NOT NULL AND deleted_at IS NULL
), cleared AS (
  UPDATE products SET barcode = NULL, updated_at = now() FROM twins
  WHERE products.id = twins.id AND twins.id <> twins.first_id
  RETURNING products.id, twins.barcode, twins.first_id
)
-- The id is a UUID of version 7, because the log is read in the order of its ids.
INSERT INTO audit_log (id, actor_name, action, subject, subject_id, before, after)
SELECT overlay(overlay(gen_random_uuid()::text placing substr(ms, 1, 8) || '-' || substr(ms, 9, 4) from 1) placing '7' from 15)::uuid,
  'The shop', 'update', 'product', cleared.id::text, jsonb_build_object('barcode', cleared.barcode),
  jsonb_build_object('barcode', NULL, 'note', first.name || ' (' || first.code || ') has this barcode too.')
FROM cleared JOIN products first ON first.id = cleared.first_id,
  lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') AS ms;--> statement-breakpoint
DROP INDEX IF EXISTS "products_by_barcode";--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "products_unique_barcode" ON "products" USING btree ("barcode") WHERE barcode is not null and deleted_at is null;
