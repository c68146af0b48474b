CREATE TABLE "family_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"birth_year" integer NOT NULL,
	"phone" text,
	"email" text,
	"address_id" uuid,
	"gets_order_mails" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_members_relation" CHECK (relation in ('mother', 'father', 'spouse', 'child', 'grandparent', 'sibling', 'other')),
	CONSTRAINT "family_members_phone" CHECK (phone ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "family_members_birth_year" CHECK (birth_year between 1890 and 2200),
	CONSTRAINT "family_members_mails" CHECK (email is not null or not gets_order_mails)
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "patient_name" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "patient_age" integer;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "family_members_of_user" ON "family_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "family_members_of_address" ON "family_members" USING btree ("address_id");