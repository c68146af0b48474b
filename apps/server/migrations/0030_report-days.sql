CREATE TABLE "product_days" (
	"date" date NOT NULL,
	"product_id" uuid NOT NULL,
	"packs" integer DEFAULT 0 NOT NULL,
	"sales_paise" bigint DEFAULT 0 NOT NULL,
	"returned_packs" integer DEFAULT 0 NOT NULL,
	"returned_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_date_product_id_pk" PRIMARY KEY("date","product_id"),
	CONSTRAINT "product_days_returned" CHECK (returned_packs <= packs and returned_paise <= sales_paise)
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"date" date PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"coins_earned" integer DEFAULT 0 NOT NULL,
	"coins_spent" integer DEFAULT 0 NOT NULL,
	"coins_given_back" integer DEFAULT 0 NOT NULL,
	"coins_taken_back" integer DEFAULT 0 NOT NULL,
	"coins_expired" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rider_days" (
	"date" date NOT NULL,
	"rider_id" uuid NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"not_delivered" integer DEFAULT 0 NOT NULL,
	"cash_paise" bigint DEFAULT 0 NOT NULL,
	"upi_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "rider_days_date_rider_id_pk" PRIMARY KEY("date","rider_id")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"date" date NOT NULL,
	"area" text NOT NULL,
	"payment_type" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sales_paise" bigint DEFAULT 0 NOT NULL,
	"items_paise" bigint DEFAULT 0 NOT NULL,
	"member_discount_paise" bigint DEFAULT 0 NOT NULL,
	"coupon_discount_paise" bigint DEFAULT 0 NOT NULL,
	"charges_paise" bigint DEFAULT 0 NOT NULL,
	"tips_paise" bigint DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"returned_orders" integer DEFAULT 0 NOT NULL,
	"returned_paise" bigint DEFAULT 0 NOT NULL,
	"cancelled_orders" integer DEFAULT 0 NOT NULL,
	"cancelled_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_days_date_area_payment_type_pk" PRIMARY KEY("date","area","payment_type"),
	CONSTRAINT "sales_days_payment_type" CHECK (payment_type in ('online', 'cod')),
	CONSTRAINT "sales_days_sum" CHECK (sales_paise = items_paise - member_discount_paise - coupon_discount_paise + charges_paise + tips_paise),
	CONSTRAINT "sales_days_returned" CHECK (returned_paise <= sales_paise and returned_orders <= orders)
);
--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_days" ADD CONSTRAINT "rider_days_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_days_of_product" ON "product_days" USING btree ("product_id","date");--> statement-breakpoint
CREATE INDEX "report_days_computed" ON "report_days" USING btree ("computed_at");--> statement-breakpoint
CREATE INDEX "rider_days_of_rider" ON "rider_days" USING btree ("rider_id");--> statement-breakpoint
CREATE INDEX "payments_besides_orders" ON "payments" USING btree ("paid_at") WHERE purpose <> 'order' and status = 'completed';--> statement-breakpoint
CREATE INDEX "refunds_processed" ON "refunds" USING btree ("processed_at") WHERE processed_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_results_undone" ON "delivery_results" USING btree ("undone_at") WHERE undone_at is not null;--> statement-breakpoint
CREATE INDEX "stop_visits_by_date" ON "stop_visits" USING btree ("date");--> statement-breakpoint
CREATE INDEX "coin_moves_by_time" ON "coin_moves" USING brin ("created_at");