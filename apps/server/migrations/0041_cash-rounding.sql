ALTER TABLE "orders" DROP CONSTRAINT "orders_bill";--> statement-breakpoint
ALTER TABLE "sales_days" DROP CONSTRAINT "sales_days_sum";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "rounding_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding" CHECK (rounding_paise = 0 or (rounding_paise between 1 and 99 and payment_type = 'cod' and to_pay_paise % 100 = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bill" CHECK (to_pay_paise = item_total_paise - medicine_discount_paise - lab_test_discount_paise - coupon_discount_paise
        + small_cart_paise + express_paise + tip_paise - rounding_paise);--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_sum" CHECK (sales_paise = items_paise - member_discount_paise - coupon_discount_paise + charges_paise + tips_paise
        - rounding_paise);