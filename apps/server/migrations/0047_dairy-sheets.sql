CREATE TABLE "milk_dairies" (
	"brand" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milk_dairies_length" CHECK (length(brand) <= 100 and length(email) between 3 and 200)
);
--> statement-breakpoint
CREATE TABLE "milk_dairy_sheets" (
	"date" date NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"lines" jsonb NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milk_dairy_sheets_date_brand_pk" PRIMARY KEY("date","brand")
);
--> statement-breakpoint
CREATE TABLE "milk_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"product_id" uuid NOT NULL,
	"packs" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milk_returns_packs" CHECK (packs > 0),
	CONSTRAINT "milk_returns_reason" CHECK (reason in ('not_delivered', 'sour', 'leaking')),
	CONSTRAINT "milk_returns_note" CHECK (length(note) <= 200)
);
--> statement-breakpoint
ALTER TABLE "milk_returns" ADD CONSTRAINT "milk_returns_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milk_returns" ADD CONSTRAINT "milk_returns_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "milk_returns_of_morning" ON "milk_returns" USING btree ("date");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "milk_returns_of_product" ON "milk_returns" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "milk_returns_of_actor" ON "milk_returns" USING btree ("actor_id");