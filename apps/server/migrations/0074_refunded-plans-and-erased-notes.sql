DROP INDEX "subscriptions_by_time";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_paid_by_time" ON "subscriptions" USING btree ("created_at","id") WHERE status <> 'pending';