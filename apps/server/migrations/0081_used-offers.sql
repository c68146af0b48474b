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
CREATE INDEX IF NOT EXISTS "used_offers_by_time" ON "used_offers" USING btree ("created_at");