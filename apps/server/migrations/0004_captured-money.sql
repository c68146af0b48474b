ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_order";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_status";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_paid";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_opened";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
DROP INDEX "refunds_failed";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "purpose" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency" text DEFAULT 'INR' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payments_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_order" ON "payments" USING btree ("provider_order_id") WHERE attempt_id is null and subject_id is not null;--> statement-breakpoint
CREATE INDEX "payments_by_provider_order" ON "payments" USING btree ("provider_order_id");--> statement-breakpoint
CREATE INDEX "payments_of_attempt" ON "payments" USING btree ("attempt_id") WHERE attempt_id is not null;--> statement-breakpoint
CREATE INDEX "payments_unmatched" ON "payments" USING btree ("id") WHERE status = 'unmatched';--> statement-breakpoint
CREATE INDEX "refunds_of_provider_payment" ON "refunds" USING btree ("provider_payment_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("payment_id") WHERE state in ('failed', 'unmatched');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_completed" CHECK (status <> 'completed' or paid_paise >= amount_paise);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_known" CHECK (status in ('unmatched', 'sent_back')
        or (purpose is not null and subject_id is not null and user_id is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK (status in ('new', 'pending', 'failed', 'completed', 'sent_back', 'expired', 'unmatched'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid" CHECK (status not in ('completed', 'sent_back', 'unmatched')
        or (provider_payment_id is not null and paid_paise > 0 and paid_at is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_opened" CHECK (status in ('new', 'expired') or subject_id is null
        or (provider is not null and provider_order_id is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK (state in ('queued', 'sent', 'processed', 'failed', 'void', 'unmatched'));