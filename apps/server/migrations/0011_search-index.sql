CREATE TABLE "switched_off_terms" (
	"term" text collate "C" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_vector" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "brand_products" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_description" ON "products" USING gin ("description_vector") WHERE deleted_at is null;