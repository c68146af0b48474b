ALTER TABLE "products" ADD COLUMN "has_mrp" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Loose produce and lab tests have no printed MRP; earlier versions stored their price in its place.
UPDATE "products" SET "has_mrp" = false WHERE "mrp_paise" = "price_paise" AND "catalog" IN ('fruits', 'labtest');
