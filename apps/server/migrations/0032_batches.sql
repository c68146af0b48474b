CREATE TABLE "batch_allotments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"manufacturer" text,
	"packed_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "batch_allotments_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "batch_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"change" integer NOT NULL,
	"booking_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"number" text NOT NULL,
	"expires_on" date NOT NULL,
	"mrp_paise" integer,
	"cost_paise" integer,
	"quantity" integer DEFAULT 0 NOT NULL,
	"held_back" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_batches_number" UNIQUE("product_id","number"),
	CONSTRAINT "stock_batches_quantity" CHECK (quantity >= 0 and held_back between 0 and quantity),
	CONSTRAINT "stock_batches_amounts" CHECK (mrp_paise > 0 and cost_paise >= 0),
	CONSTRAINT "stock_batches_length" CHECK (length(number) between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_reason";--> statement-breakpoint
ALTER TABLE "batch_allotments" ADD CONSTRAINT "batch_allotments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_allotments" ADD CONSTRAINT "batch_allotments_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_allotments" ADD CONSTRAINT "batch_allotments_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_moves" ADD CONSTRAINT "batch_moves_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_moves" ADD CONSTRAINT "batch_moves_booking_id_stock_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."stock_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_batches" ADD CONSTRAINT "stock_batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_allotments_of_line" ON "batch_allotments" USING btree ("order_line_id","batch_id") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "batch_allotments_of_order" ON "batch_allotments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "batch_allotments_by_line" ON "batch_allotments" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "batch_allotments_of_batch" ON "batch_allotments" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "batch_moves_of_batch" ON "batch_moves" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "batch_moves_of_booking" ON "batch_moves" USING btree ("booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX "stock_batches_open" ON "stock_batches" USING btree ("expires_on") WHERE quantity > 0;--> statement-breakpoint
CREATE INDEX "stock_batches_by_number" ON "stock_batches" USING btree (lower(number));--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reason" CHECK (reason in ('sold', 'replaced', 'returned', 'milk', 'received', 'corrected', 'written_off', 'damaged', 'expired', 'given_away', 'sent_back', 'counted', 'near_expiry'));