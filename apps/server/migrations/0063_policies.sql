CREATE TABLE "policies" (
	"kind" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"hindi_text" text NOT NULL,
	"is_published" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "policies_kind" CHECK (kind in ('privacy', 'terms', 'refunds', 'delivery', 'grievance')),
	CONSTRAINT "policies_published" CHECK (not is_published or text <> ''),
	CONSTRAINT "policies_length" CHECK (char_length(text) <= 20000 and char_length(hindi_text) <= 20000)
);
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "policies_changed_by" ON "policies" USING btree ("changed_by");