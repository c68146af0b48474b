CREATE TABLE "account_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "call_requests" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_notes_of_user" ON "account_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_notes_of_author" ON "account_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "account_notes_by_time" ON "account_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_by_barcode" ON "products" USING btree ("barcode") WHERE barcode is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcode" CHECK (barcode ~ '^([0-9]{8}|[0-9]{12,14})$');