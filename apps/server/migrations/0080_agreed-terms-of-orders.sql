ALTER TABLE "orders" ADD COLUMN "basket_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "small_cart_fee_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_minimum_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_catalog" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_agreed_terms" CHECK (small_cart_fee_paise >= 0 and coupon_minimum_paise >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_catalog" CHECK (coupon_catalog in ('fruits', 'grocery', 'milk', 'medicine', 'labtest'));--> statement-breakpoint
-- Orders that customers can still change get what their bill would have depended on until now, and no minimum above what
-- the shop left of them.
UPDATE "orders" SET "small_cart_fee_paise" = coalesce((SELECT "small_cart_paise" FROM "delivery_settings"), 1000)
WHERE "status" IN ('pending', 'expired', 'OrderPlaced', 'shipped', 'outfor delivery');--> statement-breakpoint
UPDATE "orders" SET "free_delivery_above_paise" = least("free_delivery_above_paise",
  (SELECT sum("price_paise" * "quantity") FROM "order_lines"
    WHERE "order_id" = "orders"."id" AND "rejected_at" IS NULL AND "catalog" <> 'labtest'))
WHERE "status" IN ('OrderPlaced', 'shipped', 'outfor delivery') AND "small_cart_paise" = 0;--> statement-breakpoint
UPDATE "orders" SET "coupon_catalog" = "coupons"."catalog", "coupon_minimum_paise" = least("coupons"."minimum_basket_paise",
  (SELECT coalesce(sum("price_paise" * "quantity"), 0) FROM "order_lines" WHERE "order_id" = "orders"."id"
    AND "rejected_at" IS NULL AND "order_lines"."catalog" = coalesce("coupons"."catalog", "order_lines"."catalog")))
FROM "coupons" WHERE "coupons"."id" = "orders"."coupon_id" AND "orders"."status" NOT IN ('cancelled', 'returned')
  AND ("orders"."delivered_at" IS NULL OR "orders"."delivered_at" > now() - interval '30 days');
--> statement-breakpoint
-- For payments of the last days that arrive late; see hashBasket.
UPDATE "orders" SET "basket_hash" = encode(sha256(convert_to((SELECT string_agg("product_id" || ':' || "quantity", ',' ORDER BY "product_id")
  FROM "order_lines" WHERE "order_id" = "orders"."id"), 'UTF8')), 'hex')
WHERE "created_at" > now() - interval '4 days';
