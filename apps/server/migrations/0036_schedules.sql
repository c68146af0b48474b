CREATE TABLE "h1_register" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"medicine" text NOT NULL,
	"patient" text NOT NULL,
	"prescriber" text NOT NULL,
	"prescriber_address" text NOT NULL,
	"quantity" integer NOT NULL,
	"batches" text DEFAULT '' NOT NULL,
	"invoice_number" text DEFAULT '' NOT NULL,
	"supplied_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "schedule" text;--> statement-breakpoint
ALTER TABLE "h1_register" ADD CONSTRAINT "h1_register_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "h1_register" ADD CONSTRAINT "h1_register_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "h1_register_of_order" ON "h1_register" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "h1_register_by_day" ON "h1_register" USING btree ("supplied_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_schedule" CHECK (schedule in ('H', 'H1', 'X'));