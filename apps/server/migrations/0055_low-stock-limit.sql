ALTER TABLE "products" ADD COLUMN "low_stock_limit" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shop_low_stock_limit" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "low_stock";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" smallint GENERATED ALWAYS AS (case when stock <= coalesce(low_stock_limit, shop_low_stock_limit) then stock end) STORED;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_low_on_stock" ON "products" USING btree ("low_stock","id") WHERE low_stock is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_with_own_limit" ON "products" USING btree ("id") WHERE low_stock_limit is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_limit" CHECK (low_stock_limit between 0 and 9999);
