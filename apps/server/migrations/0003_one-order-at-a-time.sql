ALTER TABLE "orders" RENAME COLUMN "wishes_hash" TO "input_hash";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_one_per_order";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "invoices" ADD PRIMARY KEY ("order_id");--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_number_once" UNIQUE("number");--> statement-breakpoint
CREATE INDEX "invoices_to_number" ON "invoices" USING btree ("issued_at") WHERE number is null;--> statement-breakpoint
INSERT INTO invoices (order_id, issued_at) SELECT id, placed_at FROM orders
  WHERE placed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM invoices WHERE invoices.order_id = orders.id);--> statement-breakpoint
DROP INDEX "order_mails_waiting";--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_order_id_news_pk";--> statement-breakpoint
ALTER TABLE "order_mails" RENAME COLUMN "news" TO "event";--> statement-breakpoint
ALTER TABLE "order_mails" RENAME COLUMN "queued_at" TO "sent_at";--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_event_pk" PRIMARY KEY("order_id","event");--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "order_mails_to_send" ON "order_mails" USING btree ("next_attempt_at") WHERE sent_at is null;
