ALTER TABLE "products" ADD COLUMN "former_price_paise" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_changed_on" date;