ALTER TABLE "products" ADD COLUMN "strength" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dosage_form" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packaging" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "veg_mark" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_quantity" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_life" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fssai_licence" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_address" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_terms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_veg_mark" CHECK (veg_mark in ('veg', 'non-veg', 'egg'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_fssai_licence" CHECK (fssai_licence ~ '^[0-9]{14}$');--> statement-breakpoint
UPDATE "products" SET "search_terms" = jsonb_strip_nulls(jsonb_build_object('B', "composition", 'C', "hindi_name"))
  WHERE "composition" IS NOT NULL OR "hindi_name" IS NOT NULL;
