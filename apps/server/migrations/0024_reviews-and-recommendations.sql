CREATE TABLE "bought_together" (
	"product_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id"),
	CONSTRAINT "bought_together_pair" CHECK (product_id <> other_id and orders > 0)
);
--> statement-breakpoint
CREATE TABLE "restock_alerts" (
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restock_alerts_product_id_user_id_pk" PRIMARY KEY("product_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_reviews_one_per_customer" UNIQUE("product_id","user_id"),
	CONSTRAINT "product_reviews_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "product_reviews_status" CHECK (status in ('waiting', 'shown', 'hidden')),
	CONSTRAINT "product_reviews_answer" CHECK ((answer is null) = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_alerts" ADD CONSTRAINT "restock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_alerts" ADD CONSTRAINT "restock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_together_other" ON "bought_together" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "restock_alerts_of_user" ON "restock_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_reviews_shown" ON "product_reviews" USING btree ("product_id","id") WHERE status = 'shown';--> statement-breakpoint
CREATE INDEX "product_reviews_by_status" ON "product_reviews" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "product_reviews_of_user" ON "product_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "products_by_composition" ON "products" USING btree (lower("composition")) WHERE composition is not null;