ALTER TABLE "refunds" DROP CONSTRAINT "refunds_provider_refund";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "covered_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "refunds_provider_refund_once" ON "refunds" USING btree ("provider_refund_id") WHERE state <> 'reversed';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_reversed" ON "refunds" USING btree ("reversed_at") WHERE reversed_at is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_covered" CHECK (covered_paise between 0 and amount_paise);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK (state in ('queued', 'sent', 'processed', 'failed', 'void', 'unmatched', 'reversed'));