ALTER TABLE "order_events" ADD COLUMN "hindi_label" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "hindi_reason" text;