CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reduced_paise" integer NOT NULL,
	"refund_paise" integer NOT NULL,
	"coins_back" integer NOT NULL,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_changes_key" UNIQUE("key"),
	CONSTRAINT "order_changes_refund" CHECK (reduced_paise = refund_paise + coins_back * 100),
	CONSTRAINT "order_changes_reduced" CHECK (reduced_paise >= 0 and coins_back >= 0 and refund_paise > -100)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_one_per_product";--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_of_order" ON "order_changes" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_one_per_product" UNIQUE NULLS NOT DISTINCT("order_id","product_id","rejected_at");--> statement-breakpoint
-- Lines that pharmacists rejected in earlier releases.
INSERT INTO "order_changes" ("id", "order_id", "key", "reduced_paise", "refund_paise", "coins_back", "created_at")
SELECT event.id, o.id, 'rejected:' || o.id, removed.paise, removed.paise - 100 * coalesce(m.coins, 0), coalesce(m.coins, 0), removed.at
FROM "orders" o
CROSS JOIN LATERAL (SELECT sum(l.taxable_paise + l.tax_paise) AS paise, max(l.rejected_at) AS at
	FROM "order_lines" l WHERE l.order_id = o.id AND l.rejected_at IS NOT NULL) AS removed
CROSS JOIN LATERAL (SELECT e.id FROM "order_events" e
	WHERE e.order_id = o.id AND e.label LIKE 'Not covered by the prescription%' ORDER BY e.seq LIMIT 1) AS event
LEFT JOIN "coin_moves" m ON m.key = 'earn:rejected:' || o.id
WHERE removed.paise IS NOT NULL;
