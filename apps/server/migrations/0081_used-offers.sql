CREATE TABLE "used_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mobile_hash" text NOT NULL,
	"email_hash" text NOT NULL,
	"offer" text NOT NULL,
	"uses" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_offers_uses" CHECK (uses > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_hash" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "used_offers_by_mobile" ON "used_offers" USING btree ("mobile_hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "used_offers_by_email" ON "used_offers" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "used_offers_by_time" ON "used_offers" USING btree ("created_at");--> statement-breakpoint
-- Deleting an account erases them from now on; this does the same for staff accounts that were deleted before.
UPDATE "audit_log" SET
  "before" = "before" || (SELECT coalesce(jsonb_object_agg("key", 'erased with the account'), '{}')
    FROM jsonb_object_keys("before") AS "key" WHERE "key" IN ('mobile', 'email')),
  "after" = "after" || (SELECT coalesce(jsonb_object_agg("key", 'erased with the account'), '{}')
    FROM jsonb_object_keys("after") AS "key" WHERE "key" IN ('mobile', 'email'))
WHERE "subject" = 'staff' AND ("before" ?| array['mobile', 'email'] OR "after" ?| array['mobile', 'email'])
  AND "subject_id" IN (SELECT "id"::text FROM "users" WHERE "deleted_at" IS NOT NULL);
