ALTER TABLE "order_lines" ADD COLUMN "hindi_name" text;--> statement-breakpoint
-- Lines of earlier orders get the name that their product has now.
UPDATE "order_lines" SET "hindi_name" = "products"."hindi_name" FROM "products" WHERE "products"."id" = "order_lines"."product_id" AND "products"."hindi_name" IS NOT NULL;
