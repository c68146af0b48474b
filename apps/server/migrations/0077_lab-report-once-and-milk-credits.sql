DROP INDEX "lab_reports_of_line";--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "milk_deliveries" ADD COLUMN "credited_on" date;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "milk_deliveries_credited" ON "milk_deliveries" USING btree ("credited_on") WHERE credited_on is not null;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_once" UNIQUE("order_line_id","file_hash");--> statement-breakpoint
ALTER TABLE "milk_deliveries" ADD CONSTRAINT "milk_deliveries_credited_later" CHECK (status <> 'delivered' and credited_on > date or credited_on is null);