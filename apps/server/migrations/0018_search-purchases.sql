CREATE TABLE "search_purchases" (
	"query" text collate "C" NOT NULL,
	"product_id" uuid NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_purchases_query_product_id_pk" PRIMARY KEY("query","product_id"),
	CONSTRAINT "search_purchases_length" CHECK (length(query) between 1 and 120),
	CONSTRAINT "search_purchases_times" CHECK (times > 0)
);
--> statement-breakpoint
CREATE INDEX "search_purchases_newest" ON "search_purchases" USING btree ("last_at");