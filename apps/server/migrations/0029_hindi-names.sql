ALTER TABLE "categories" ADD COLUMN "hindi_name" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hindi_description" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "hindi_name" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "hindi_description" text;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "hindi_name" text;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "hindi_name" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "hindi_name" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "hindi_description" text;