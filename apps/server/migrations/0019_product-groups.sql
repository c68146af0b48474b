ALTER TABLE "products" ADD COLUMN "group_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "uses" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "how_to_take" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "side_effects" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warnings" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "report_hours" smallint;--> statement-breakpoint
CREATE INDEX "products_of_group" ON "products" USING btree ("group_code","category_id") WHERE group_code is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group_code" CHECK (group_code ~ '^[a-z0-9]+(-[a-z0-9]+)*$');