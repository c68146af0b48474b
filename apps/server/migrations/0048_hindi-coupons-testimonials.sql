ALTER TABLE "coupons" ADD COLUMN "hindi_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "hindi_text" text DEFAULT '' NOT NULL;