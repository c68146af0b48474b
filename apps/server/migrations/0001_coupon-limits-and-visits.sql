ALTER TABLE "coupons" DROP CONSTRAINT "coupons_used";--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "customer_limit" integer DEFAULT 0;--> statement-breakpoint
-- Late payments could exceed the limit until now.
UPDATE "coupons" SET "total_uses" = "used_count" WHERE "used_count" > "total_uses";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used" CHECK (used_count >= 0 and used_count <= total_uses);--> statement-breakpoint
UPDATE "coupon_uses" SET "customer_limit" = CASE WHEN "coupons"."uses_per_customer" IS NULL THEN NULL ELSE greatest(
  "coupons"."uses_per_customer", (SELECT count(*) FROM "coupon_uses" AS "other" WHERE "other"."released_at" IS NULL
    AND "other"."coupon_id" = "coupon_uses"."coupon_id" AND "other"."user_id" = "coupon_uses"."user_id")) END
FROM "coupons" WHERE "coupons"."id" = "coupon_uses"."coupon_id";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_overlap"
  EXCLUDE USING gist ("doctor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status <> 'cancelled');
