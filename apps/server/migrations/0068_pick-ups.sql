CREATE TABLE "pick_up_lines" (
	"pick_up_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "pick_up_lines_pick_up_id_line_id_pk" PRIMARY KEY("pick_up_id","line_id"),
	CONSTRAINT "pick_up_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "pick_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"cash_paise" integer NOT NULL,
	"rider_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done_on" date,
	"done_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "pick_ups_key_unique" UNIQUE("key"),
	CONSTRAINT "pick_ups_cash" CHECK (cash_paise >= 0),
	CONSTRAINT "pick_ups_done" CHECK ((done_at is null) = (done_on is null) and (done_by is null or done_at is not null)),
	CONSTRAINT "pick_ups_one_end" CHECK (done_at is null or withdrawn_at is null)
);
--> statement-breakpoint
ALTER TABLE "cash_ups" DROP CONSTRAINT "cash_ups_amounts";--> statement-breakpoint
ALTER TABLE "pick_up_lines" ADD CONSTRAINT "pick_up_lines_pick_up_id_pick_ups_id_fk" FOREIGN KEY ("pick_up_id") REFERENCES "public"."pick_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_up_lines" ADD CONSTRAINT "pick_up_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pick_up_lines_of_line" ON "pick_up_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pick_ups_of_order" ON "pick_ups" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pick_ups_of_rider" ON "pick_ups" USING btree ("rider_id","done_on");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pick_ups_done_by" ON "pick_ups" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pick_ups_open" ON "pick_ups" USING btree ("id") WHERE done_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pick_ups_of_day" ON "pick_ups" USING btree ("done_on") WHERE cash_paise > 0 and done_at is not null;--> statement-breakpoint
ALTER TABLE "cash_ups" ADD CONSTRAINT "cash_ups_amounts" CHECK (upi_paise >= 0);
--> statement-breakpoint
-- Cash that was given back before it was recorded counts as given at the shop, on the day of the return.
INSERT INTO pick_ups (id, order_id, key, cash_paise, created_at, done_at, done_on)
  SELECT c.id, o.id, c.key, c.refund_paise, c.created_at, c.created_at, (c.created_at AT TIME ZONE 'Asia/Kolkata')::date
  FROM order_changes c JOIN orders o ON o.id = c.order_id
  WHERE c.key LIKE 'return:%' AND o.payment_type = 'cod' AND c.created_at >= o.delivered_at AND c.refund_paise > 0;
--> statement-breakpoint
INSERT INTO pick_ups (id, order_id, key, cash_paise, created_at, done_at, done_on)
  SELECT o.id, o.id, 'returned:' || o.id || ':' || o.reopen_count, o.to_pay_paise - o.coins * 100, e.at, e.at,
    (e.at AT TIME ZONE 'Asia/Kolkata')::date
  FROM orders o JOIN (SELECT order_id, max(created_at) AS at FROM order_events WHERE status = 'returned' GROUP BY order_id) e
    ON e.order_id = o.id
  WHERE o.status = 'returned' AND o.payment_type = 'cod' AND o.delivered_at IS NOT NULL
    AND o.to_pay_paise > o.coins * 100;
