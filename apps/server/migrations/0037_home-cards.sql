CREATE TABLE "home_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"tone" text NOT NULL,
	"eyebrow" text NOT NULL,
	"hindi_eyebrow" text NOT NULL,
	"title" text NOT NULL,
	"hindi_title" text NOT NULL,
	"text" text NOT NULL,
	"hindi_text" text NOT NULL,
	"action" text NOT NULL,
	"hindi_action" text NOT NULL,
	"link" text NOT NULL,
	"picture" text,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_cards_place" CHECK (place in ('slide', 'tile')),
	CONSTRAINT "home_cards_tone" CHECK (tone in ('morning', 'produce', 'grocery', 'dairy', 'medicine', 'savings')),
	CONSTRAINT "home_cards_title" CHECK (title <> ''),
	CONSTRAINT "home_cards_link" CHECK (link like '/%' and link not like '//%')
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "home_cards_order" ON "home_cards" USING btree ("place","position","id");