CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "if_missing" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_notes_of_author" ON "order_notes" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_if_missing" CHECK (if_missing in ('replace', 'ask', 'leave_out'));--> statement-breakpoint
-- As functions/delivery_area.sql finds it, which runs after the migrations.
UPDATE "addresses" d SET area = coalesce(
	(SELECT a.name FROM "area_pincodes" p JOIN "areas" a ON a.id = p.area_id
		CROSS JOIN LATERAL (VALUES (a.name), (a.alias)) AS words(word)
		CROSS JOIN LATERAL (VALUES (d.street, 1), (d.city, 2)) AS place(text, preference)
		WHERE p.pincode = d.pincode AND word <> '' AND strpos(lower(place.text), lower(word)) > 0
		ORDER BY preference, length(word) DESC, a.rank LIMIT 1),
	(SELECT CASE count(*) WHEN 0 THEN NULL WHEN 1 THEN min(a.name) ELSE 'Pincode ' || d.pincode END
		FROM "area_pincodes" p JOIN "areas" a ON a.id = p.area_id WHERE p.pincode = d.pincode));--> statement-breakpoint
-- Older orders are not on any round.
UPDATE "orders" o SET area = coalesce(
	(SELECT a.name FROM "area_pincodes" p JOIN "areas" a ON a.id = p.area_id
		CROSS JOIN LATERAL (VALUES (a.name), (a.alias)) AS words(word)
		CROSS JOIN LATERAL (VALUES (o.address ->> 'street', 1), (o.address ->> 'city', 2)) AS place(text, preference)
		WHERE p.pincode = o.pincode AND word <> '' AND strpos(lower(place.text), lower(word)) > 0
		ORDER BY preference, length(word) DESC, a.rank LIMIT 1),
	(SELECT CASE count(*) WHEN 0 THEN NULL WHEN 1 THEN min(a.name) ELSE 'Pincode ' || o.pincode END
		FROM "area_pincodes" p JOIN "areas" a ON a.id = p.area_id WHERE p.pincode = o.pincode))
WHERE o.slot_from > now() - interval '90 days';
