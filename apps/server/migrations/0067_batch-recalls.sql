CREATE TABLE "batch_recalls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"recalled_by" uuid NOT NULL,
	"recalled_at" timestamp with time zone NOT NULL,
	"lift_reason" text,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "batch_recalls_length" CHECK (length(reason) between 1 and 500 and length(lift_reason) between 1 and 500),
	CONSTRAINT "batch_recalls_lifted" CHECK (num_nulls(lift_reason, lifted_by, lifted_at) in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "stock_bookings" DROP CONSTRAINT "stock_bookings_reason";--> statement-breakpoint
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_reason";--> statement-breakpoint
ALTER TABLE "batch_recalls" ADD CONSTRAINT "batch_recalls_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_recalls" ADD CONSTRAINT "batch_recalls_recalled_by_users_id_fk" FOREIGN KEY ("recalled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_recalls" ADD CONSTRAINT "batch_recalls_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "batch_recalls_open" ON "batch_recalls" USING btree ("batch_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "batch_recalls_of_batch" ON "batch_recalls" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "batch_recalls_by" ON "batch_recalls" USING btree ("recalled_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "batch_recalls_lifted_by" ON "batch_recalls" USING btree ("lifted_by") WHERE lifted_by is not null;--> statement-breakpoint
ALTER TABLE "stock_bookings" ADD CONSTRAINT "stock_bookings_reason" CHECK (reason in ('received', 'damaged', 'expired', 'given_away', 'sent_back', 'recalled', 'counted'));--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reason" CHECK (reason in ('sold', 'replaced', 'returned', 'milk', 'received', 'corrected', 'written_off', 'damaged', 'expired', 'given_away', 'sent_back', 'recalled', 'counted', 'near_expiry', 'recall_hold'));