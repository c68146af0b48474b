DROP INDEX "subscriptions_by_time";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_paid_by_time" ON "subscriptions" USING btree ("created_at","id") WHERE status <> 'pending';--> statement-breakpoint
-- Earlier releases left what staff had written about customers in the orders of deleted accounts.
DELETE FROM "order_notes" USING "orders", "users"
WHERE "orders"."id" = "order_notes"."order_id" AND "users"."id" = "orders"."user_id" AND "users"."deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "order_events" SET "reason" = NULL, "hindi_reason" = NULL FROM "orders", "users"
WHERE "orders"."id" = "order_events"."order_id" AND "users"."id" = "orders"."user_id" AND "users"."deleted_at" IS NOT NULL
  AND "order_events"."reason" IS NOT NULL;--> statement-breakpoint
UPDATE "order_claims" SET "decision_note" = '' FROM "users"
WHERE "users"."id" = "order_claims"."user_id" AND "users"."deleted_at" IS NOT NULL AND "decision_note" <> '';--> statement-breakpoint
UPDATE "prescriptions" SET "reason" = '' WHERE "erased_at" IS NOT NULL AND "reason" <> '';--> statement-breakpoint
-- Notes about orders stand in order_notes; the audit log outlives the account.
UPDATE "audit_log" SET "action" = 'add note', "after" = NULL WHERE "subject" = 'order' AND "action" = 'create' AND "after" ? 'note';
